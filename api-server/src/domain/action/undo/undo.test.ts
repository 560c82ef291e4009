import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type {
  Booking,
  BulkAnswer,
  Invoice,
  InvoiceHistoryEntry,
} from '@shootline/shared-api/contract';
import { completeBrief } from '@shootline/shared-api/testing/booking-rules';
import { and, eq } from '../../../platform/db/drizzle.ts';
import { mail, userAction } from '../../schema.ts';
import { type TestApi, startTestApi } from '../../../../tests/test-api.ts';
import {
  type TestWorkspace,
  createTestWorkspace,
  hoursFromNow,
} from '../../../../tests/workspace.ts';
import { readStored } from './undo-step.repository.ts';

type Everyone = Awaited<ReturnType<TestWorkspace['everyone']>>;
type Actor = Everyone['admin'];

const held = { 'Undoable-For': '10' };
const seconds = (count: number) => count / 60;

describe('an action that can be undone', () => {
  let api: TestApi;
  let workspace: TestWorkspace;
  let users: Everyone;
  let day = 1;

  before(async () => {
    api = await startTestApi();
    workspace = await createTestWorkspace(api.db);
    users = await workspace.everyone();
  });
  after(() => api.close());

  const make = async (values: Partial<Parameters<TestWorkspace['booking']>[0]> = {}) => {
    const made = await workspace.booking({
      title: 'Harbour film',
      state: 'new',
      // Each on a day of its own, as videographers film one shoot at a time.
      date: hoursFromNow(24 * (day += 1)),
      clientId: users.client.id,
      submitterId: users.clientUser.id,
      ...values,
    });
    // Tells what came before from the action.
    api.moveClock(1);
    return made;
  };
  const assigned = () => make({ state: 'assigned', videographerId: users.videographer.id });
  const act = async (actor: Actor, id: string, action: string, body: unknown = {}) => {
    const path = `/booking/${id}/${action}`;
    const { status, body: changed } = await api.send<Booking>(actor, 'POST', path, body, held);
    assert.equal(status, 200, JSON.stringify(changed));
    return changed;
  };
  const undo = async (actor: Actor, ...bookings: { uuid: string; version: number }[]) => {
    const seen = bookings.map(({ uuid, version }) => ({ uuid, version }));
    const { body } = await api.send<BulkAnswer>(actor, 'POST', '/booking/undo', { bookings: seen });
    return body.results;
  };
  const stored = async (id: string) => {
    const rows = await workspace.inside((tx) =>
      readStored(tx, { tenantId: workspace.tenantId, id }),
    );
    const [booking] = rows['booking'] ?? [];
    return { ...rows, booking: [{ ...booking, version: 0, modified: '' }] };
  };
  const toldAbout = (id: string) =>
    workspace.inside(async (tx) => ({
      mails: await tx.select().from(mail).where(eq(mail.aboutId, id)),
      news: await tx.select().from(userAction).where(eq(userAction.bookingId, id)),
    }));

  const actions: [string, () => ReturnType<typeof make>, unknown?][] = [
    ['approve', () => make()],
    ['make-on-hold', assigned],
    ['make-cancelled', assigned, { cancellation_reason: 'weather' }],
    ['make-deleted', () => make()],
    ['unassign-camera-operator', assigned],
    [
      'make-shoot-completed',
      () =>
        make({
          state: 'assigned',
          videographerId: users.videographer.id,
          date: hoursFromNow(-30),
        }),
      { camera_operator_shoot_footage_upload_type: 'uploaded_to_project' },
    ],
  ];
  for (const [action, setUp, body] of actions) {
    test(`leaves everything as it was, and nobody told: ${action}`, async () => {
      const { id } = await setUp();
      const before = await stored(id);
      const told = await toldAbout(id);
      const changed = await act(users.admin, id, action, body);
      assert.notDeepEqual(await stored(id), before);
      assert.notDeepEqual(await toldAbout(id), told);
      await api.runJobs();
      assert.deepEqual(
        (await toldAbout(id)).mails.map(({ state }) => state).filter((state) => state !== 'queued'),
        [],
      );
      api.moveClock(seconds(9));
      const [result] = await undo(users.admin, changed);
      assert.equal(result?.error, null);
      assert.deepEqual(await stored(id), before);
      assert.equal(result?.result?.version, changed.version + 1);
      assert.deepEqual(await toldAbout(id), told);
      api.moveClock(1);
      await api.runJobs();
      assert.deepEqual((await toldAbout(id)).mails, []);
    });
  }

  for (const isSaved of [true, false]) {
    test(`leaves a draft, and nobody told: a brief submitted ${isSaved ? 'from a draft' : 'at once'}`, async () => {
      const brief = { ...completeBrief(), title: isSaved ? 'Kept film' : 'Quick film' };
      const create = (isDraft: boolean) => {
        const form = new FormData();
        form.set('data', JSON.stringify(brief));
        form.set('file', new File(['Hall B'], 'plan.txt', { type: 'text/plain' }));
        const path = `/booking?isDraft=${isDraft}`;
        return api.send<Booking>(users.clientUser, 'POST', path, form, isDraft ? {} : held);
      };
      const saved = isSaved ? (await create(true)).body : undefined;
      const before = saved && (await stored(saved.uuid));
      api.moveClock(1);
      const { body: submitted } = saved
        ? await api.send<Booking>(
            users.clientUser,
            'PUT',
            `/booking/${saved.uuid}/submit-draft`,
            undefined,
            held,
          )
        : await create(false);
      const id = submitted.uuid;
      assert.equal(submitted.state, 'new', JSON.stringify(submitted));
      await api.runJobs();
      const { mails, news } = await toldAbout(id);
      assert.ok(news.length > 0 && mails.length > 0);
      assert.ok(mails.every(({ state }) => state === 'queued'));
      const [result] = await undo(users.clientUser, submitted);
      assert.equal(result?.error, null);
      assert.deepEqual(await toldAbout(id), { mails: [], news: [] });
      if (before) assert.deepEqual(await stored(id), before);
      const draft = await api.get<Booking>(users.clientUser, `/booking/${id}`);
      assert.deepEqual(
        [draft.state, draft.title, draft.files.length, draft.permissions.submit_draft],
        ['draft', brief.title, 1, true],
      );
    });
  }

  test('sends its mails once the time is over, and can no longer be undone then', async () => {
    const { id } = await make();
    const changed = await act(users.admin, id, 'approve');
    api.moveClock(seconds(11));
    await api.runJobs();
    const { mails } = await toldAbout(id);
    assert.ok(mails.length > 0 && mails.every(({ state }) => state === 'kept'));
    const [result] = await undo(users.admin, changed);
    assert.match(result?.error?.message ?? '', /^It is too late to undo this/);
  });

  test('withdraws its offers, and takes the withdrawn ones back', async () => {
    const { id } = await make();
    const offered = await act(users.admin, id, 'approve-and-offer', {
      camera_operator: (await workspace.user('camera_operator', { locations: ['sydney'] })).id,
      is_next_best_asked: false,
    });
    assert.equal(offered.booking_availabilities.length, 1);
    api.moveClock(seconds(12));
    await api.runJobs();
    const before = await stored(id);
    const onHold = await act(users.admin, id, 'make-on-hold');
    assert.equal((await undo(users.admin, onHold))[0]?.error, null);
    assert.deepEqual(await stored(id), before);
  });

  test('gives a booking with a new date its videographer and its date back', async () => {
    const form = new FormData();
    form.set('data', JSON.stringify({ ...completeBrief(), date: '19-03-2026 10:00' }));
    const made = await api.send<Booking>(users.clientUser, 'POST', '/booking?isDraft=false', form);
    const id = made.body.uuid;
    await act(users.admin, id, 'approve');
    await act(users.admin, id, 'assign-camera-operator', {
      camera_operator: users.videographer.id,
      is_available_only: false,
    });
    api.moveClock(1);
    const before = await stored(id);
    const { status, body } = await api.send<Booking>(
      users.admin,
      'PUT',
      `/booking/${id}`,
      { date: '20-03-2026 10:00', arrival_and_setup_date: '20-03-2026 09:00' },
      held,
    );
    assert.deepEqual([status, body.state], [200, 'requested'], JSON.stringify(body));
    assert.equal((await undo(users.admin, body))[0]?.error, null);
    assert.deepEqual(await stored(id), before);
  });

  test('is undone by nobody else, and not after another change', async () => {
    const { id } = await make();
    const approved = await act(users.admin, id, 'approve');
    assert.equal((await undo(users.finance, approved))[0]?.error?.type, 'NotFound');
    api.moveClock(seconds(2));
    const onHold = await act(users.finance, id, 'make-on-hold');
    assert.equal((await undo(users.admin, approved))[0]?.error?.type, 'NotFound');
    const [old] = await undo(users.finance, { ...onHold, version: approved.version });
    assert.match(old?.error?.message ?? '', /^This booking has changed meanwhile/);
    const others = await (await createTestWorkspace(api.db)).everyone();
    assert.equal((await undo(others.finance, onHold))[0]?.error?.type, 'NotFound');
  });

  test('is refused if the videographer films elsewhere by then', async () => {
    const first = await make({ state: 'active' });
    const other = await make({ state: 'active', date: first.date });
    const assign = (id: string) =>
      act(users.admin, id, 'assign-camera-operator', {
        camera_operator: users.videographer.id,
        is_available_only: false,
      });
    await assign(first.id);
    api.moveClock(1);
    const released = await act(users.admin, first.id, 'unassign-camera-operator');
    await assign(other.id);
    const [result] = await undo(users.admin, released);
    assert.match(result?.error?.message ?? '', /^This booking has changed meanwhile/);
  });

  test('is undone for several bookings at once, each on its own', async () => {
    const made = await Promise.all([make(), make(), make()]);
    const seen = made.map(({ id }) => ({ uuid: id, version: 1 }));
    const { body } = await api.send<BulkAnswer>(
      users.admin,
      'POST',
      '/booking/bulk/approve',
      { bookings: seen },
      held,
    );
    const approved = body.results.flatMap(({ result }) => result ?? []);
    assert.deepEqual(
      approved.map(({ state }) => state),
      ['active', 'active', 'active'],
    );
    const [touched] = approved;
    assert.ok(touched);
    api.moveClock(seconds(3));
    await act(users.finance, touched.uuid, 'make-on-hold');
    const results = await undo(users.admin, ...approved);
    assert.deepEqual(
      results.map(({ result, error }) => result?.state ?? error?.type),
      ['NotFound', 'new', 'new'],
    );
    const letters = await workspace.inside((tx) =>
      tx
        .select()
        .from(mail)
        .where(and(eq(mail.kind, 'booking_approved'), eq(mail.aboutId, approved[1]?.uuid ?? ''))),
    );
    assert.deepEqual(letters, []);
  });

  test('is refused once somebody has given the feedback that it asked for', async () => {
    const { id } = await make({
      state: 'footage_provided',
      videographerId: users.videographer.id,
      date: hoursFromNow(-30),
    });
    const completed = await act(users.admin, id, 'make-completed', {
      is_feedback_requested: true,
    });
    api.moveClock(seconds(3));
    const review = { rating: 5, feedback_note: 'Lovely light.' };
    const given = await api.send(users.clientUser, 'POST', `/feedback?bookingId=${id}`, review);
    assert.equal(given.status, 200, JSON.stringify(given.body));
    const [result] = await undo(users.admin, completed);
    assert.match(result?.error?.message ?? '', /^This booking has changed meanwhile/);
    const [rated] = await api.get<{ feedback_note: string }[]>(users.clientUser, '/feedback');
    assert.equal(rated?.feedback_note, review.feedback_note);
  });

  for (const [decision, kind, body] of [
    ['make-approved', 'approved', undefined],
    ['make-rejected', 'rejected', { rejection_details: 'Receipts are missing.' }],
  ] as const) {
    test(`leaves an invoice as it was, and its videographer not told: ${decision}`, async () => {
      const { id } = await make({
        state: 'job_complete',
        videographerId: users.videographer.id,
        date: hoursFromNow(-30),
      });
      const { id: invoiceId } = await workspace.invoice(id, users.videographer.id, {
        state: 'submitted',
        invoiceNumber: `DF-${kind}`,
        claimedAmount: 740_00,
      });
      const before = await stored(id);
      const told = await toldAbout(id);
      const path = `/invoice/${invoiceId}`;
      const call = `${path}/${decision}`;
      const decide = () => api.send<Invoice>(users.finance, 'POST', call, body, held);
      const history = async () => {
        const shown = await api.get<{ history: InvoiceHistoryEntry[] }>(
          users.finance,
          `${path}/history`,
        );
        return shown.history.map((entry) => entry.kind);
      };
      const decided = await decide();
      assert.deepEqual([decided.status, decided.body.state], [200, kind]);
      await api.runJobs();
      assert.ok((await toldAbout(id)).mails.every(({ state }) => state === 'queued'));
      assert.deepEqual(await history(), [kind]);

      api.moveClock(seconds(3));
      const [result] = await undo(users.finance, decided.body.booking);
      assert.equal(result?.error, null);
      assert.deepEqual(await stored(id), before);
      assert.deepEqual(await toldAbout(id), told);
      assert.deepEqual(await history(), []);

      assert.equal((await decide()).body.state, kind);
      assert.deepEqual(await history(), [kind]);
      api.moveClock(seconds(11));
      await api.runJobs();
      const { mails } = await toldAbout(id);
      assert.ok(mails.length > 0 && mails.every(({ state }) => state === 'kept'));
    });
  }
});
