import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, test } from 'node:test';
import type { ApiErrorBody } from '@shootline/shared-api/contract';
import { asc, eq } from '../../platform/db/drizzle.ts';
import { csvExport, job, appUser } from '../schema.ts';
import { exportMails } from '../../../tests/workspaces/exports.ts';
import { isOnCitus } from '../../../tests/database.ts';
import { type TestApi, startTestApi } from '../../../tests/test-api.ts';
import { type TestWorkspace, createTestWorkspace } from '../../../tests/workspace.ts';
import { enqueueEach } from '../../platform/jobs/job-queue.ts';
import { exportSettings } from './export.settings.ts';
import { exportWriting } from './request-export.ts';

type Everyone = Awaited<ReturnType<TestWorkspace['everyone']>>;
type Who = Everyone['admin'];
type Requested = { export_uuid: string } & ApiErrorBody;

describe('requesting an export', () => {
  let api: TestApi;
  let workspace: TestWorkspace;
  let people: Everyone;
  before(async () => {
    api = await startTestApi();
  });
  beforeEach(async () => {
    workspace = await createTestWorkspace(api.db);
    people = await workspace.everyone();
  });
  after(() => api.close());

  const bookings = (who: Who, body: object) =>
    api.send<Requested>(who, 'POST', '/booking/export-bookings', body);
  const invoices = (who: Who, recipients: string, query = '') =>
    api.ask<Requested>(who, `/invoice/export-report?recipients=${recipients}${query}`);
  const analytics = (who: Who, body: object, query = '') =>
    api.send<Requested>(who, 'POST', `/export-analytics-data${query}`, body);
  const asked = () =>
    workspace.inside((tx) => tx.select().from(csvExport).orderBy(asc(csvExport.created)));

  // On Citus only the limit of the workspace is kept.
  test(
    'is refused while too many of the workspace or of all wait, and mails are not',
    { skip: isOnCitus },
    async () => {
      const { what, ofWorkspace, ofAll } = exportSettings.mostWaiting;
      const now = api.deps.clock();
      const addJobs = (home: TestWorkspace, count: number) =>
        home.inside((tx) => {
          const payloads = Array.from({ length: count }, () => ({ export: home.tenantId }));
          return enqueueEach(tx, home.tenantId, exportWriting, payloads, { at: now, now });
        });
      const ask = () => bookings(people.admin, { recipients: [people.admin.id] });
      await addJobs(workspace, ofWorkspace);
      const own = await ask();
      assert.deepEqual([own.status, own.headers.get('Retry-After')], [429, '120']);
      assert.equal(
        own.body.message,
        `Sorry, ${ofWorkspace} ${what} of your workspace are waiting already. Please try again in 2 minutes.`,
      );
      const other = await createTestWorkspace(api.db);
      const { admin } = await other.everyone();
      const askThere = () => bookings(admin, { recipients: [admin.id] });
      assert.equal((await askThere()).status, 200);
      await addJobs(await createTestWorkspace(api.db), ofAll);
      const busy = await bookings(admin, { recipients: [admin.id], billing_region: 'Asia' });
      assert.deepEqual([busy.status, busy.headers.get('Retry-After')], [503, '120']);
      assert.match(busy.body.message, /^Sorry, too many exports are waiting right now\./);
      const { email } = admin;
      const { status } = await api.post('/auth/password-link', { email, alias: other.alias });
      assert.equal(status, 204);
      await api.db.delete(job);
    },
  );

  test('is for users who may see its page, and nobody else', async () => {
    const recipients = [people.admin.id];
    const calls: [string, (who: Who) => Promise<{ status: number }>, Who[]][] = [
      ['bookings', (who) => bookings(who, { recipients }), [people.admin]],
      ['invoices', (who) => invoices(who, people.admin.id), [people.admin, people.finance]],
      [
        'analytics',
        (who) => analytics(who, { recipients }),
        [people.admin, people.finance, people.reviewer],
      ],
    ];
    const { client: _client, ...users } = people;
    for (const [kind, call, permitted] of calls) {
      for (const [role, who] of Object.entries(users)) {
        const { status } = await call(who);
        assert.equal(status, permitted.includes(who) ? 200 : 403, `${kind} by ${role}`);
      }
    }
    assert.equal((await asked()).length, 6);
    const narrowed = '?billing_region=Asia';
    assert.equal((await analytics(people.finance, { recipients }, narrowed)).status, 403);
    assert.equal((await analytics(people.admin, { recipients }, narrowed)).status, 200);
    const unsigned = await api.post('/booking/export-bookings', { recipients });
    assert.equal(unsigned.status, 401);
  });

  test('answers at once, and the mails follow', async () => {
    const recipients = [people.editor.id, people.admin.id, people.editor.id.toUpperCase()];
    const { body } = await bookings(people.admin, { recipients });
    assert.equal((await asked())[0]?.id, body.export_uuid);
    assert.deepEqual(await exportMails(workspace), []);
    await api.runJobs();
    const mails = await exportMails(workspace);
    const addresses = mails.map(({ to }) => to).sort();
    assert.deepEqual(addresses, [people.admin.email, people.editor.email].sort());
    for (const { subject, content } of mails) {
      assert.equal(subject, 'Your export of bookings');
      const [first, second] = content.paragraphs;
      assert.match(first ?? '', /^Some admin has exported bookings to CSV/);
      assert.match(second ?? '', /^Nothing matched the filters/);
      const facts = new Map(content.facts);
      assert.match(facts.get('Link works until') ?? '', /^Fri, 13 Mar 2026, 12:00 PM \(AEDT\)$/);
    }
  });

  test('accepts several recipients in one query, by commas or repeated', async () => {
    const ids = [people.finance.id, people.admin.id].sort();
    await invoices(people.finance, ids.join(','));
    await invoices(people.finance, ids.join('&recipients='), '&title=gala');
    assert.deepEqual(
      (await asked()).map(({ recipientIds }) => recipientIds),
      [ids, ids],
    );
  });

  test('accepts only active internal users of the workspace as recipients', async () => {
    const others = await (await createTestWorkspace(api.db)).everyone();
    const gone = await workspace.user('editor', { isActive: false });
    const invited = await workspace.user('editor', { isInvited: true });
    const wrong = [
      people.clientUser,
      people.owner,
      people.videographer,
      gone,
      invited,
      others.admin,
    ];
    for (const { id } of wrong) {
      const { status, body } = await bookings(people.admin, { recipients: [people.editor.id, id] });
      assert.equal(status, 400);
      assert.deepEqual(body.errors, [
        {
          field: 'recipients',
          message: 'Please select active internal users of this workspace only.',
          errors: [],
        },
      ]);
    }
    assert.equal((await invoices(people.finance, people.videographer.id)).status, 400);
    assert.equal(
      (await analytics(people.finance, { recipients: [people.videographer.id] })).status,
      400,
    );
    assert.deepEqual(await asked(), []);
  });

  test('accepts only recipients who may read some of it', async () => {
    const { editor, reviewer, finance, admin } = people;
    const refusals = [
      await invoices(admin, [editor.id, finance.id, reviewer.id].join(',')),
      await analytics(finance, { recipients: [editor.id, admin.id] }),
    ];
    assert.deepEqual(
      refusals.map(({ status, body }) => [status, body.errors[0]?.field, body.errors[0]?.message]),
      [
        [
          400,
          'recipients',
          'Not permitted to read this export: Some editor, Some reviewer. Please remove them.',
        ],
        [400, 'recipients', 'Not permitted to read this export: Some editor. Please remove them.'],
      ],
    );
    assert.deepEqual(await asked(), []);
  });

  test('refuses invalid values, naming the field', async () => {
    const recipients = [people.admin.id];
    const wrong: [object, string, string][] = [
      [{}, 'recipients', 'Please enter a value.'],
      [{ recipients: [] }, 'recipients', 'Please select at least one value.'],
      [{ recipients, from_date: '31-02-2026' }, 'from_date', 'Enter a valid date.'],
      [{ recipients, to_date: '2026-03-01' }, 'to_date', 'Enter a valid date.'],
      [
        { recipients, from_date: '02-03-2026', to_date: '01-03-2026' },
        'to_date',
        'Enter a date on or after the first one.',
      ],
      [{ recipients, state: ['lost'] }, 'state', ''],
      [{ recipients, clients: ['1'] }, 'clients', ''],
      [{ recipients, colour: 'red' }, 'colour', 'This field is not known.'],
    ];
    for (const [body, field, message] of wrong) {
      const answer = await bookings(people.admin, body);
      assert.equal(answer.status, 400, JSON.stringify(body));
      assert.equal(answer.body.errors[0]?.field, field);
      assert.equal(answer.body.errors[0]?.message, message);
    }
    for (const [list, query] of [
      ['', ''],
      ['me@evil.test', ''],
      [people.admin.id, '&to_date=01-13-2026'],
      [people.admin.id, '&from_date=02-03-2026&to_date=01-03-2026'],
    ] as const) {
      assert.equal((await invoices(people.finance, list, query)).status, 400, list + query);
    }
    const backwards = '?from_date=02-03-2026&to_date=01-03-2026';
    assert.equal((await analytics(people.finance, { recipients }, backwards)).status, 400);
    const empty = { from_date: null, to_date: null, billing_region: '', state: [], clients: [] };
    assert.equal((await bookings(people.admin, { ...empty, recipients })).status, 200);
  });

  test('makes one export of a double click', async () => {
    const recipients = [people.editor.id, people.admin.id];
    const twins = await Promise.all([
      bookings(people.admin, { recipients, state: ['new'] }),
      bookings(people.admin, { recipients: recipients.toReversed(), state: ['new'] }),
    ]);
    assert.equal(new Set(twins.map(({ body }) => body.export_uuid)).size, 1);
    await api.runJobs();
    const again = await bookings(people.admin, { recipients, state: ['new'] });
    assert.equal(again.body.export_uuid, twins[0].body.export_uuid);
    const other = await bookings(people.admin, { recipients, state: ['draft'] });
    assert.notEqual(other.body.export_uuid, twins[0].body.export_uuid);
    assert.equal((await asked()).length, 2);
    api.moveClock(2);
    const later = await bookings(people.admin, { recipients, state: ['new'] });
    assert.notEqual(later.body.export_uuid, twins[0].body.export_uuid);
  });

  test('answers 404 to HEAD', async () => {
    const headers = { Authorization: `Token ${await api.tokenOf(people.finance)}` };
    const path = `/invoice/export-report?recipients=${people.finance.id}`;
    const head = await api.app.request(`/api${path}`, { method: 'HEAD', headers });
    assert.equal(head.status, 404);
    assert.deepEqual(await asked(), []);
    const { headers: answered } = await invoices(people.finance, people.finance.id);
    assert.equal(answered.get('Cache-Control'), 'no-store');
  });

  test('is refused for a while if repeated too often', async () => {
    const recipients = [people.admin.id];
    for (let day = 1; day <= exportSettings.mostPerHour; day += 1) {
      const from_date = `${String(day).padStart(2, '0')}-01-2026`;
      assert.equal((await bookings(people.admin, { recipients, from_date })).status, 200);
    }
    const { status, headers } = await bookings(people.admin, { recipients });
    assert.equal(status, 429);
    assert.equal(headers.get('Retry-After'), '3600');
    assert.equal((await invoices(people.finance, people.admin.id)).status, 200);
    api.moveClock(61);
    assert.equal((await bookings(people.admin, { recipients })).status, 200);
  });

  test('fails, with a mail, if the requester has lost the right when it runs', async () => {
    const changes = [{ isActive: false }, { role: people.finance.role }];
    for (const [place, change] of changes.entries()) {
      const admin = await workspace.user('admin');
      await bookings(admin, { recipients: [people.editor.id] });
      await workspace.inside((tx) =>
        tx.update(appUser).set(change).where(eq(appUser.id, admin.id)),
      );
      for (let attempt = 0; attempt < exportSettings.attempts; attempt += 1) {
        await api.runJobs();
        api.moveClock(60);
      }
      const failed = (await asked()).filter(({ state }) => state === 'failed');
      assert.equal(failed.length, place + 1);
      const jobs = await workspace.inside((tx) =>
        tx.select().from(job).where(eq(job.kind, 'write_export')),
      );
      assert.equal(jobs.filter(({ state }) => state === 'failed').length, place + 1);
      assert.match(jobs[0]?.lastError ?? '', /may no longer receive this export/);
    }
    const mails = await exportMails(workspace);
    // The inactive requester gets no mail; the one who is still active reads that it failed.
    assert.deepEqual(
      mails.map(({ kind }) => kind),
      ['export_failed'],
    );
    assert.equal(mails[0]?.subject, 'Your export of bookings failed');
  });
});
