import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, test } from 'node:test';
import type {
  ApiErrorBody,
  Booking,
  CallSheetReading,
  Contact,
  LinkedCallSheet,
} from '@shootline/shared-api/contract';
import { eq } from '../../platform/db/drizzle.ts';
import { signedToken } from '../../platform/secrets/signed-token.ts';
import { mailedTokens } from '../../../tests/account/mailed-tickets.ts';
import { type TestApi, startTestApi, testNow } from '../../../tests/test-api.ts';
import { type TestWorkspace, createTestWorkspace, hoursFromNow } from '../../../tests/workspace.ts';
import { appUser, booking, callSheetReader, mail, tenant } from '../schema.ts';

type Everyone = Awaited<ReturnType<TestWorkspace['everyone']>>;

describe('the readers of a call sheet', () => {
  let api: TestApi;
  let workspace: TestWorkspace;
  let users: Everyone;
  let id: string;
  let zoe: Contact;

  before(async () => {
    api = await startTestApi();
  });
  after(() => api.close());
  beforeEach(async () => {
    api.moveClock((testNow.getTime() - api.deps.clock().getTime()) / 60_000);
    workspace = await createTestWorkspace(api.db);
    users = await workspace.everyone();
    zoe = {
      full_name: 'Zoe Park',
      phone: '+61 422 222 222',
      email: `zoe@${workspace.alias}.test`,
      company: '',
    };
    const made = await workspace.booking({
      title: 'Harbour film',
      state: 'assigned',
      clientId: users.client.id,
      submitterId: users.clientUser.id,
      videographerId: users.videographer.id,
      projectOwnerType: 'submitter',
      pointOfContactType: 'other',
      pointOfContact: zoe,
    });
    ({ id } = made);
  });

  const generate = () =>
    api.send<Booking>(users.editor, 'POST', `/booking/${id}/generate-call-sheet`);
  const read = (who = users.admin) => api.get<CallSheetReading>(who, `/booking/${id}/call-sheet`);
  const sheetOf = async (who = users.admin) =>
    (await api.get<Booking>(who, `/booking/${id}`)).call_sheet;
  const act = (who: Everyone['admin'], step: 'open' | 'confirm') =>
    api.send<CallSheetReading & ApiErrorBody>(who, 'POST', `/booking/${id}/call-sheet/${step}`);
  const link = (token: string, step = '') =>
    api.post<LinkedCallSheet & ApiErrorBody>(`/call-sheet-link${step}`, { token });
  const change = (values: Partial<typeof booking.$inferInsert>) =>
    workspace.inside((tx) => tx.update(booking).set(values).where(eq(booking.id, id)));
  const tokenFor = async ({ email }: { email: string }) =>
    (await mailedTokens(api, email, 'call-sheet'))[0] ?? '';
  const rows = () => workspace.inside((tx) => tx.select().from(callSheetReader));
  const mailsTo = (email: string) =>
    workspace.inside((tx) => tx.select().from(mail).where(eq(mail.recipientAddress, email)));
  const stateOf = async (role: string) => {
    const { readers } = await read();
    const reader = readers.find((one) => one.role === role);
    assert.ok(reader);
    return reader;
  };

  test('are its videographer and the client’s contacts, each mailed once with a link', async () => {
    await generate();
    const { readers } = await read();
    assert.deepEqual(
      readers.map(({ name, role }) => [name, role]),
      [
        [users.videographer.fullName, 'videographer'],
        ['Zoe Park', 'point_of_contact'],
        [users.clientUser.fullName, 'project_owner'],
      ],
    );
    for (const { email } of [users.videographer, zoe, users.clientUser]) {
      const sent = await mailsTo(email);
      assert.deepEqual([sent.length, sent[0]?.attachments.length], [1, 1], email);
      assert.equal((await mailedTokens(api, email, 'call-sheet')).length, 1);
      assert.doesNotMatch(JSON.stringify(sent[0]?.content), /call-sheet#/);
    }
  });

  test('are one reader if they have one address, and none who generates it', async () => {
    await change({
      pointOfContactType: 'submitter',
      submitterId: users.admin.id,
      projectOwnerType: 'submitter',
    });
    await api.send(users.admin, 'POST', `/booking/${id}/generate-call-sheet`);
    assert.deepEqual(
      (await read()).readers.map(({ role }) => role),
      ['videographer'],
    );
  });

  test('read their own state only, staff read all', async () => {
    await generate();
    for (const [who, role] of [
      [users.videographer, 'videographer'],
      [users.clientUser, 'project_owner'],
    ] as const) {
      const { readers } = await read(who);
      assert.deepEqual(
        readers.map((one) => [one.role, one.is_own, one.failure]),
        [[role, true, null]],
      );
    }
    assert.deepEqual((await read(users.owner)).readers, []);
    assert.deepEqual(
      await Promise.all(
        [users.editor, users.videographer, users.owner].map(
          async (who) => (await sheetOf(who))?.readers,
        ),
      ),
      [3, 1, 0],
    );
    assert.equal((await act(users.owner, 'open')).status, 403);
    assert.equal((await act(users.admin, 'confirm')).status, 403);
    assert.equal((await act(users.videographer, 'confirm')).status, 403);
    const stranger = await workspace.user('camera_operator');
    assert.equal((await api.refused(stranger, `/booking/${id}/call-sheet`)).status, 404);
    for (const role of ['editor', 'reviewer', 'finance', 'admin'] as const) {
      assert.equal((await read(users[role])).readers.length, 3, role);
    }
  });

  test('open and confirm it in the portal, a videographer by approving it', async () => {
    await generate();
    api.moveClock(5);
    await act(users.clientUser, 'open');
    const opened = await stateOf('project_owner');
    assert.deepEqual([opened.opened, opened.confirmed], [api.deps.clock().toISOString(), null]);
    api.moveClock(5);
    assert.equal((await act(users.clientUser, 'confirm')).status, 200);
    const confirmed = await stateOf('project_owner');
    assert.equal(confirmed.confirmed, api.deps.clock().toISOString());
    assert.deepEqual([confirmed.opened, confirmed.confirmed_by], [opened.opened, 'portal']);
    await api.send(users.videographer, 'POST', `/booking/${id}/booking-approve-call-sheet`);
    assert.equal((await stateOf('videographer')).confirmed_by, 'portal');
  });

  test('are confirmed by an admin who approves it for the videographer', async () => {
    await generate();
    await api.send(users.admin, 'POST', `/booking/${id}/booking-approve-call-sheet`);
    assert.equal((await stateOf('videographer')).confirmed_by, 'staff');
  });

  test('confirm it by the mailed link, without an account, and only by the button’s call', async () => {
    await generate();
    const token = await tokenFor(zoe);
    assert.deepEqual(
      (await rows()).map(({ opened }) => opened),
      [null, null, null],
    );
    const { status, body } = await link(token);
    assert.equal(status, 200);
    assert.deepEqual(
      [body.title, body.reader, body.timezone, body.is_outdated, body.confirmed],
      ['Harbour film', 'Zoe Park', 'Australia/Sydney', false, null],
    );
    const opened = await stateOf('point_of_contact');
    assert.deepEqual([opened.opened, opened.confirmed], [testNow.toISOString(), null]);
    api.moveClock(1);
    const confirmed = (await link(token, '/confirm')).body.confirmed;
    assert.equal(confirmed, api.deps.clock().toISOString());
    api.moveClock(1);
    assert.equal((await link(token, '/confirm')).body.confirmed, confirmed);
    assert.equal((await stateOf('point_of_contact')).confirmed_by, 'mail');
  });

  test('approve it by the link if they are its videographer', async () => {
    await generate();
    const token = await tokenFor(users.videographer);
    api.moveClock(1);
    assert.equal((await link(token, '/confirm')).status, 200);
    const { call_sheet: sheet } = await api.get<Booking>(users.admin, `/booking/${id}`);
    assert.deepEqual([sheet?.is_approved, sheet?.approved_by], [true, users.videographer.fullName]);
    assert.equal((await stateOf('videographer')).confirmed_by, 'mail');
    const [told] = await api.notifications(users.admin);
    assert.equal(told?.verb, 'approved the call sheet of');
  });

  test('find links that somebody made up, altered or took elsewhere refused', async () => {
    await generate();
    const token = await tokenFor(zoe);
    const [reader] = await rows();
    const { tenantId } = await createTestWorkspace(api.db);
    const value = reader?.id ?? '';
    for (const wrong of [
      'x'.repeat(86),
      `${token.slice(0, -2)}AA`,
      await signedToken(api.db, 'call_sheet', { tenantId, value }),
      await signedToken(api.db, 'calendar', { tenantId: workspace.tenantId, value }),
      await signedToken(api.db, 'call_sheet', { tenantId: workspace.tenantId, value: tenantId }),
    ]) {
      assert.equal((await link(wrong)).status, 404);
      assert.equal((await link(wrong, '/confirm')).status, 404);
    }
    assert.equal((await link('short')).status, 400);
    assert.ok((await rows()).every(({ opened, confirmed }) => !opened && !confirmed));
  });

  const ends: [string, () => Promise<unknown>][] = [
    ['the shoot is over', async () => Promise.resolve(api.moveClock(78 * 60 + 1))],
    ['a newer version was sent', generate],
    ['it is cancelled', () => change({ state: 'cancelled' })],
    ['the videographer was released', () => change({ videographerId: null })],
    [
      'the account was closed',
      () =>
        workspace.inside((tx) =>
          tx.update(appUser).set({ isActive: false }).where(eq(appUser.id, users.videographer.id)),
        ),
    ],
  ];
  for (const [why, end] of ends) {
    test(`find their link ended once ${why}`, async () => {
      await generate();
      const token = await tokenFor(users.videographer);
      await end();
      assert.deepEqual(
        [(await link(token)).status, (await link(token, '/confirm')).status],
        [404, 404],
      );
    });
  }

  test('see what has changed, and confirm the new version', async () => {
    await generate();
    const token = await tokenFor(zoe);
    await link(token, '/confirm');
    await change({ date: hoursFromNow(73), pointOfContact: { ...zoe, phone: '' } });
    const changes = [
      { what: 'date', from: hoursFromNow(72).toISOString(), to: hoursFromNow(73).toISOString() },
      {
        what: 'point_of_contact',
        from: `Zoe Park, +61 422 222 222, ${zoe.email}`,
        to: `Zoe Park, ${zoe.email}`,
      },
    ];
    assert.deepEqual((await sheetOf(users.clientUser))?.changes, changes);
    const { body } = await link(token);
    assert.deepEqual([body.is_outdated, body.changes], [true, changes]);
    assert.equal((await act(users.clientUser, 'confirm')).status, 409);
    await generate();
    assert.deepEqual((await sheetOf())?.changes, changes);
    assert.ok((await read()).readers.every(({ confirmed }) => confirmed === null));
    const mails = await mailsTo(zoe.email);
    const facts = mails.flatMap(({ content }) => content.facts ?? []);
    assert.ok(
      facts.some(
        ([label, value]) => label === 'Changed: When' && /12:00 PM \(AEDT\) → 1:00 PM$/.test(value),
      ),
      JSON.stringify(facts),
    );
  });

  const contactChanges: [string, () => Partial<typeof booking.$inferInsert>][] = [
    ['another contact on the day', () => ({ pointOfContactType: 'submitter' })],
    ['another phone of the contact', () => ({ bookingPocPhoneNumber: '+61 433 333 333' })],
    ['another project owner', () => ({ projectOwnerType: 'other', projectOwner: zoe })],
    ['another place', () => ({ address: null })],
    ['another arrival', () => ({ arrivalAndSetupDate: hoursFromNow(70) })],
  ];
  for (const [name, values] of contactChanges) {
    test(`have an outdated call sheet at once after ${name}`, async () => {
      await generate();
      await change(values());
      const sheet = await sheetOf();
      assert.deepEqual([sheet?.is_outdated, sheet?.changes.length], [true, 1]);
    });
  }

  const profiles: [string, 'videographer' | 'clientUser', string][] = [
    ['its videographer', 'videographer', 'videographer'],
    ['the submitter, who is its project owner', 'clientUser', 'project_owner'],
  ];
  for (const [name, role, what] of profiles) {
    test(`have an outdated call sheet at once after another phone of ${name}`, async () => {
      await generate();
      const who = users[role];
      const profile = { full_name: who.fullName, timezone: 'Australia/Sydney' };
      const save = (phone: string) =>
        api.send(who, 'PUT', '/account/profile', { ...profile, phone });
      assert.equal((await save('+61 422 999 999')).status, 200);
      const { is_outdated, changes } = (await sheetOf()) ?? {};
      const from = `${who.fullName}, ${who.email}`;
      const to = `${who.fullName}, +61 422 999 999, ${who.email}`;
      assert.deepEqual([is_outdated, changes], [true, [{ what, from, to }]]);
      await generate();
      const next = await sheetOf();
      assert.deepEqual([next?.is_outdated, next?.changes], [false, changes]);
    });
  }

  test('keep a call sheet that shows nothing of the account that changed', async () => {
    await change({ bookingOwnerPhoneNumber: '+61 433 333 333' });
    await generate();
    const profile = { full_name: users.clientUser.fullName, timezone: 'Australia/Sydney' };
    for (const phone of ['+61 422 999 999', '']) {
      await api.send(users.clientUser, 'PUT', '/account/profile', { ...profile, phone });
    }
    assert.equal((await sheetOf())?.is_outdated, false);
  });

  test('read nothing of the videographer before', async () => {
    await generate();
    const other = await workspace.user('camera_operator');
    await change({ videographerId: other.id });
    assert.deepEqual((await sheetOf())?.changes, []);
    await generate();
    assert.deepEqual((await sheetOf(other))?.changes, []);
  });

  test('show staff whether the mail server took their mail', async () => {
    await generate();
    const [videographer, contact] = await rows();
    const set = (reader: string | undefined, values: Partial<typeof mail.$inferInsert>) =>
      workspace.inside((tx) =>
        tx
          .update(mail)
          .set(values)
          .where(eq(mail.id, reader ?? '')),
      );
    await set(videographer?.id, { state: 'sent', sent: hoursFromNow(1) });
    await set(contact?.id, { state: 'failed', lastError: '550 5.1.1 No such user' });
    const shown = [videographer, contact].map(async (one) => {
      const { delivered, failure } = await stateOf(one?.role ?? '');
      return [delivered, failure];
    });
    assert.deepEqual(await Promise.all(shown), [
      [hoursFromNow(1).toISOString(), null],
      [null, '550 5.1.1 No such user'],
    ]);
  });

  describe('a day before the shoot', () => {
    const remindersTo = async (email: string) => {
      await api.runJobs();
      return (await mailsTo(email)).filter(({ kind }) => kind === 'call_sheet_reminder').length;
    };

    test('are reminded once, unless they have confirmed', async () => {
      await generate();
      await link(await tokenFor(users.videographer), '/confirm');
      api.moveClock(48 * 60 - 1);
      assert.equal(await remindersTo(zoe.email), 0);
      api.moveClock(2);
      assert.equal(await remindersTo(zoe.email), 1);
      assert.equal(await remindersTo(users.clientUser.email), 1);
      assert.equal(await remindersTo(users.videographer.email), 0);
      assert.equal((await stateOf('point_of_contact')).reminded, api.deps.clock().toISOString());
      api.moveClock(60);
      assert.equal(await remindersTo(zoe.email), 1);
    });

    test('are not woken: the reminder waits for the hours of the workspace', async () => {
      // The shoot begins at noon in Sydney, so a day before is outside these hours.
      const hours = { offerHoursFrom: '14:00', offerHoursTo: '18:00' };
      await workspace.inside((tx) =>
        tx.update(tenant).set(hours).where(eq(tenant.id, workspace.tenantId)),
      );
      await generate();
      api.moveClock(48 * 60);
      assert.equal(await remindersTo(zoe.email), 0);
      api.moveClock(2 * 60);
      assert.equal(await remindersTo(zoe.email), 1);
    });

    const quiet: [string, () => Promise<unknown>][] = [
      ['the call sheet is outdated', () => change({ duration: 8 })],
      ['the shoot is off', () => change({ state: 'on_hold' })],
      ['a newer version has its own', generate],
    ];
    for (const [why, happen] of quiet) {
      test(`are not reminded of it if ${why}`, async () => {
        await generate();
        await happen();
        api.moveClock(48 * 60 + 1);
        assert.equal(await remindersTo(zoe.email), why.startsWith('a newer') ? 1 : 0);
      });
    }

    test('are not reminded of a call sheet that was sent later', async () => {
      api.moveClock(50 * 60);
      await generate();
      api.moveClock(60);
      assert.equal(await remindersTo(zoe.email), 0);
    });
  });
});
