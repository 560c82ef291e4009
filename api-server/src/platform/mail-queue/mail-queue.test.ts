import assert from 'node:assert/strict';
import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import type { ApiErrorBody, Booking, Mail, MailPage } from '@shootline/shared-api/contract';
import { completeBrief } from '@shootline/shared-api/testing/booking-rules';
import { eq } from '../db/drizzle.ts';
import { job, mail } from '../db/schema.ts';
import { mailedTo } from '../../../tests/account/mailed-to.ts';
import { type TestApi, startTestApi, testNow } from '../../../tests/test-api.ts';
import { type TestWorkspace, createTestWorkspace } from '../../../tests/workspace.ts';
import type { MailBooking, MailTemplate } from '../../domain/notification/mails/mail-template.ts';
import type { MailText } from '../mail/mail-text.ts';
import { queueMail } from './mail-queue.ts';
import { mailHtml, mailText } from '../mail/render-mail.ts';
import {
  assignmentMail,
  unassignmentMail,
} from '../../domain/notification/mails/assignment.mail.ts';
import { decisionMail } from '../../domain/notification/mails/decision.mail.ts';
import { exportFailedMail, exportMail } from '../../domain/notification/mails/export.mail.ts';
import {
  invoiceDecidedMail,
  invoiceSubmittedMail,
} from '../../domain/notification/mails/invoice.mail.ts';
import { offerMail, reconfirmMail } from '../../domain/notification/mails/offer.mail.ts';

type Everyone = Awaited<ReturnType<TestWorkspace['everyone']>>;

const settings = {
  brand: 'Camera & House',
  from: 'shoots@house.test',
  replyTo: undefined,
  portalUrl: 'https://portal.test',
  delivery: 'outbox' as const,
};

describe('mails', () => {
  let api: TestApi;
  let workspace: TestWorkspace;
  let users: Everyone;

  before(async () => {
    api = await startTestApi();
  });
  after(() => api.close());

  async function fresh(): Promise<void> {
    workspace = await createTestWorkspace(api.db);
    users = await workspace.everyone();
  }
  const make = (values: Partial<Parameters<TestWorkspace['booking']>[0]> = {}) =>
    workspace.booking({
      title: 'Harbour film',
      state: 'new',
      clientId: users.client.id,
      submitterId: users.clientUser.id,
      ...values,
    });
  const act = (actor: Everyone['admin'], id: string, action: string, body?: unknown) =>
    api.send<Booking>(actor, 'POST', `/booking/${id}/${action}`, body);
  const sentTo = async () => {
    const rows = await workspace.inside((tx) => tx.select().from(mail));
    return rows.map((row) => `${row.kind} ${row.recipientAddress}`).sort();
  };
  const letter = (writing: MailTemplate, booking: MailBooking, to: Everyone['admin']): MailText => {
    const written = writing({ booking, to, mayView: true });
    assert.ok(written);
    return written;
  };
  const textOf = (written: MailText) =>
    mailText({ ...written, recipientName: 'Zoë', language: 'en-AU' }, settings);

  describe('about decisions on a booking', () => {
    test('mails a new booking to the staff who approve it, not to the submitter', async () => {
      await fresh();
      const body = completeBrief();
      const form = new FormData();
      form.set('data', JSON.stringify(body));
      const { status } = await api.send(users.clientUser, 'POST', '/booking?isDraft=false', form);
      assert.equal(status, 200);
      assert.deepEqual(await sentTo(), [`booking_submitted ${users.admin.email}`]);
    });

    test('mails an approval to the client only', async () => {
      await fresh();
      const { id } = await make();
      await act(users.admin, id, 'approve');
      assert.deepEqual(
        await sentTo(),
        [users.clientUser, users.owner, users.teamAdmin]
          .map(({ email }) => `booking_approved ${email}`)
          .sort(),
      );
    });

    test('tells a released videographer, without a link to the booking', async () => {
      await fresh();
      const { id } = await make({ state: 'assigned', videographerId: users.videographer.id });
      await act(users.admin, id, 'make-on-hold');
      const rows = await workspace.inside((tx) =>
        tx.select().from(mail).where(eq(mail.recipientAddress, users.videographer.email)),
      );
      assert.equal(rows.length, 1);
      assert.match(rows[0]?.content.paragraphs[0] ?? '', /no longer its videographer/);
      assert.deepEqual(rows[0]?.content.links, []);
    });

    test('mails nobody about their own action, and nobody who has left', async () => {
      await fresh();
      await workspace.user('admin', { isActive: false, email: `gone@${workspace.alias}.test` });
      const { id } = await make();
      await act(users.clientUser, id, 'make-cancelled', { cancellation_reason: 'weather' });
      const told = await sentTo();
      assert.ok(told.includes(`booking_cancelled ${users.admin.email}`));
      assert.ok(!told.some((line) => /gone@/.test(line) || line.includes(users.clientUser.email)));
      const [row] = await workspace.inside((tx) => tx.select().from(mail));
      assert.match(row?.content.paragraphs[0] ?? '', /cancelled: Weather/);
    });
  });

  describe('contents', () => {
    test('an offer shows time and town, but neither names nor the street', async () => {
      await fresh();
      const booking = await make();
      const offer = { availabilityId: 'a1', exclusiveMinutes: 30 };
      const written = letter(offerMail(offer), booking, users.videographer);
      const text = textOf(written);
      assert.equal(
        written.subject,
        `Job offer: Harbour film (#${booking.bookingUid}), Mon, 9 Mar 2026`,
      );
      assert.match(text, /exclusive to you for 30 minutes/);
      assert.match(text, /When: Mon, 9 Mar 2026, 12:00 PM \(AEDT\)/);
      assert.match(text, /https:\/\/portal\.test\/booking-availability\/a1/);
      assert.match(text, /Where: Sydney NSW/);
      assert.doesNotMatch(text, /George Street/);
      assert.ok(!text.includes(booking.clientName));
      const open = letter(
        reconfirmMail({ ...offer, exclusiveMinutes: null }),
        booking,
        users.videographer,
      );
      assert.match(textOf(open), /have changed/);
      assert.doesNotMatch(textOf(open), /exclusive/);
    });

    test('an assignment shows the whole address and a link to give the shoot up', async () => {
      await fresh();
      const booking = await make();
      const text = textOf(letter(assignmentMail(), booking, users.videographer));
      assert.match(text, /1 George Street/);
      assert.match(text, new RegExp(`https://portal.test/booking/${booking.id}/cancel-confirm`));
      const ended = textOf(letter(unassignmentMail('unassigned'), booking, users.videographer));
      assert.doesNotMatch(ended, /George Street|\/booking\//);
      for (const writing of [
        assignmentMail(),
        unassignmentMail('reassigned'),
        decisionMail('on_hold'),
      ]) {
        assert.equal(writing({ booking, to: users.admin, mayView: true }), undefined);
      }
      const told = letter(decisionMail('assigned', 'Bo Diaz'), booking, users.clientUser);
      assert.match(textOf(told), /Bo Diaz will film your shoot/);
    });

    test('an invoice is mailed with decision links to finance only, and the decision to its videographer', async () => {
      await fresh();
      const booking = await make();
      const none = { discount: 0, cancellation_type: null };
      const expected = { cost: 70_000, cost_formatted: 'A$700.00', currency: 'AUD', ...none };
      const submitted = invoiceSubmittedMail({
        kind: 'invoice',
        invoiceNumber: 'INV-7',
        supplier: 'Theo',
        isCorrection: false,
        total: 74_000,
        invoices: [{ invoiceId: 'i1', booking, claimed: 74_000, currency: 'AUD', expected }],
      });
      const text = textOf(letter(submitted, booking, users.finance));
      assert.match(text, /https:\/\/portal\.test\/invoice\/i1\/make-approved/);
      assert.match(text, /https:\/\/portal\.test\/invoice\/i1\/make-rejected/);
      assert.match(text, /Claimed: A\$740\.00\nExpected: A\$700\.00/);
      assert.match(text, /\/finance-dashboard\?view=all&invoice_number=INV-7\n/);
      assert.equal(submitted({ booking, to: users.videographer, mayView: true }), undefined);
      const rejected = invoiceDecidedMail({
        of: 'invoice',
        decision: 'rejected',
        invoiceNumber: 'INV-7',
        reason: 'Wrong hours',
      });
      assert.match(textOf(letter(rejected, booking, users.videographer)), /Reason: Wrong hours/);
      assert.equal(rejected({ booking, to: users.clientUser, mayView: true }), undefined);
    });

    test('an export has its link, even to another address', () => {
      const text = textOf(
        exportMail({
          format: 'csv',
          what: 'bookings',
          by: 'Ana',
          rows: 3,
          link: 'https://api.test/x',
          expires: 'Friday',
        }),
      );
      assert.match(text, /Rows: 3/);
      assert.match(text, /Ana has exported bookings/);
      assert.match(text, /until: Friday/);
      assert.match(textOf(exportFailedMail({ what: 'bookings' })), /nothing was sent/);
      assert.match(text, /\nhttps:\/\/api\.test\/x\n/);
    });

    test('unusual names change neither headers nor HTML', async () => {
      await fresh();
      await workspace.inside((tx) =>
        queueMail(
          tx,
          workspace.tenantId,
          {
            kind: 'offer',
            to: mailedTo('Eve"\r\nBcc: spy@x.test <b>', 'eve@house.test'),
            subject: 'Hello\r\nBcc: spy@x.test\u202Eevil',
            content: {
              paragraphs: ['<script>alert(1)</script>'],
              facts: [['<i>', 'a\nFrom: b']],
              links: [{ label: '"go"', to: '/a?b=1&c="' }],
            },
          },
          testNow,
        ),
      );
      await api.runJobs();
      const [row] = await workspace.inside((tx) => tx.select().from(mail));
      assert.ok(row);
      assert.equal(row.subject, 'Hello Bcc: spy@x.testevil');
      const file = await readFile(join(api.folder, 'outbox', `${row.id}.eml`), 'utf8');
      const head = file.slice(0, file.indexOf('\n\n'));
      assert.doesNotMatch(head, /^Bcc:/im);
      assert.match(head, /^Auto-Submitted: auto-generated$/m);
      assert.match(head, new RegExp(`^Message-ID: <${row.id}@house\\.test>$`, 'm'));
      assert.match(head, /^Reply-To: team@house\.test$/m);
      assert.match(head, /multipart\/alternative/);
      const html = mailHtml(row, settings);
      assert.match(html, /&lt;script&gt;/);
      assert.doesNotMatch(html, /<script|<i>|<b>|<img/);
      assert.match(html, /href="https:\/\/portal\.test\/a\?b=1&amp;c=&quot;"/);
      assert.match(html, /Camera &amp; House/);
    });
  });

  describe('in the list for admins', () => {
    const queue = (subject: string, to = 'zoe@house.test') =>
      workspace.inside((tx) =>
        queueMail(
          tx,
          workspace.tenantId,
          { kind: 'offer', to: mailedTo('Zoë', to), subject, content: { paragraphs: [] } },
          api.deps.clock(),
        ),
      );
    const fail = (subject: string) =>
      workspace.inside((tx) =>
        tx
          .update(mail)
          .set({ state: 'failed', lastError: 'mailbox unavailable', attempts: 6 })
          .where(eq(mail.subject, subject)),
      );
    const list = (query = '') => api.get<MailPage>(users.admin, `/mails${query}`);

    test('are listed newest first, in pages and by state, with the number of failed ones', async () => {
      await fresh();
      for (let index = 1; index <= 26; index += 1) {
        await queue(`Mail ${index}`);
        api.moveClock(1);
      }
      await fail('Mail 3');
      const first = await list();
      assert.equal(first.results.length, 25);
      assert.deepEqual([first.count, first.failed, first.delivery], [26, 1, 'outbox']);
      assert.equal(first.results[0]?.subject, 'Mail 26');
      const rest = await api.get<MailPage>(users.admin, first.next ?? '');
      assert.deepEqual(
        rest.results.map(({ subject }) => subject),
        ['Mail 1'],
      );
      const failed = await list('?state=failed');
      assert.deepEqual(
        failed.results.map((one) => [one.subject, one.last_error, one.attempts, one.state_display]),
        [['Mail 3', 'mailbox unavailable', 6, 'Failed']],
      );
      assert.equal((await api.refused(users.admin, '/mails?state=lost')).status, 400);
    });

    test('are shown only to admins of their own workspace', async () => {
      await fresh();
      await queue('Secret');
      const [row] = (await list()).results;
      const others = await (await createTestWorkspace(api.db)).everyone();
      for (const path of ['/mails', `/mails/${row?.uuid}`]) {
        for (const other of [users.finance, users.editor, users.clientUser, users.videographer]) {
          assert.equal((await api.refused(other, path)).status, 403);
        }
      }
      assert.equal((await api.get<MailPage>(others.admin, '/mails')).count, 0);
      assert.equal((await api.refused(others.admin, `/mails/${row?.uuid}`)).status, 404);
      const again = await api.send(others.admin, 'POST', `/mails/${row?.uuid}/send-again`);
      assert.equal(again.status, 404);
    });

    test('can be read and, once failed, sent again', async () => {
      await fresh();
      await queue('Once more');
      const broken = { send: () => Promise.reject(new Error('down')), close: () => undefined };
      const working = api.deps.mail;
      api.deps.mail = broken;
      for (let attempt = 1; attempt <= 6; attempt += 1) {
        await api.runJobs();
        const [row] = (await list()).results;
        assert.deepEqual([row?.attempts, row?.last_error], [attempt, 'down']);
        api.moveClock(60 * 24);
      }
      api.deps.mail = working;
      const [failed] = (await list('?state=failed')).results;
      assert.ok(failed);
      const path = `/mails/${failed.uuid}`;
      const whole = await api.get<Mail>(users.admin, path);
      assert.match(whole.text, /^Hello Zoë,/);
      const again = await api.send<Mail>(users.admin, 'POST', `${path}/send-again`);
      assert.deepEqual([again.status, again.body.state], [200, 'queued']);
      const twice = await api.send<ApiErrorBody>(users.admin, 'POST', `${path}/send-again`);
      assert.equal(twice.status, 409);
      await api.runJobs();
      const sent = await api.get<Mail>(users.admin, path);
      assert.deepEqual([sent.state, sent.attempts, sent.last_error], ['kept', 7, null]);
      assert.deepEqual(await workspace.inside((tx) => tx.select().from(job)), []);
      assert.ok((await readdir(join(api.folder, 'outbox'))).includes(`${failed.uuid}.eml`));
    });
  });
});
