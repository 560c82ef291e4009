import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type {
  ApiErrorBody,
  Booking,
  BookingStaffing,
  BulkResult,
} from '@shootline/shared-api/contract';
import { eq } from '../../../platform/db/drizzle.ts';
import { createOfferWorkspace } from '../../../../tests/workspaces/offer-workspace.ts';
import { type TestApi, startTestApi } from '../../../../tests/test-api.ts';
import { hoursFromNow } from '../../../../tests/workspace.ts';
import { appUser, stateLog } from '../../schema.ts';

describe('approving and offering in one step', () => {
  let api: TestApi;
  before(async () => {
    api = await startTestApi();
  });
  after(() => api.close());

  async function scene(videographers = 3) {
    const house = await createOfferWorkspace(api, videographers);
    const { users } = house;
    const staffing = async (...ids: string[]) => {
      const query = ids.map((id) => `uuid=${id}`).join('&');
      const path = `/staffing?${query}`;
      return (await api.get<{ results: BookingStaffing[] }>(users.editor, path)).results;
    };
    const best = async (...ids: string[]) =>
      (await staffing(...ids)).map((one) => one.best?.uuid ?? null);
    return {
      ...house,
      staffing,
      best,
      add: async (values: Parameters<typeof house.make>[0] = {}) =>
        (await house.make({ state: 'new', ...values })).id,
      firstCandidate: async (id: string) =>
        (await api.get<{ results: { uuid: string }[] }>(users.editor, `/booking/${id}/candidates`))
          .results[0]?.uuid,
      perform: <Body = Booking>(id: string, body: object, headers?: Record<string, string>) =>
        house.act<Body>(users.reviewer, id, 'approve-and-offer', body, headers),
      bulk: async (bookings: object[], input: object = { is_next_best_asked: false }) => {
        const path = '/booking/bulk/approve_and_offer';
        const body = { bookings, ...input };
        return api.send<{ results: BulkResult[] } & ApiErrorBody>(users.admin, 'POST', path, body);
      },
      steps: (id: string) =>
        house.inside(async (tx) =>
          (
            await tx
              .select({ version: stateLog.version, reason: stateLog.reason, to: stateLog.toState })
              .from(stateLog)
              .where(eq(stateLog.bookingId, id))
          )
            .sort((a, b) => Number(a.version) - Number(b.version))
            .map(({ reason, to }) => [reason, to]),
        ),
      /** Nobody serves the place any more. */
      moveAll: () => house.inside((tx) => tx.update(appUser).set({ locations: ['london'] })),
    };
  }

  test('leaves the log, the mails and the notifications of both actions', async () => {
    const at = await scene();
    const { users, videographers } = at;
    const [mia] = videographers;
    assert.ok(mia);
    const apart = await at.add({ title: 'Apart' });
    await at.act(users.reviewer, apart, 'approve');
    await at.act(users.reviewer, apart, 'request-camera-operators-availabilities', {
      is_selection_manual: true,
      camera_operators: [mia.id],
      is_auto_assign_enabled: true,
    });
    const once = await at.add({ title: 'Once' });
    const body = { camera_operator: mia.id, is_next_best_asked: false };
    const answer = await at.perform(once, body);
    assert.equal(answer.status, 200);
    assert.equal(answer.body.state, 'requested');
    assert.equal(answer.body.auto_assign?.state, 'awaiting_availabilities');
    assert.equal((await at.asked(once))?.camera_operator.uuid, mia.id);
    assert.deepEqual(await at.steps(once), await at.steps(apart));
    for (const who of [users.clientUser, users.reviewer, users.admin, mia]) {
      // Sorted, as both happen at the same instant.
      const told = async (id: string) => (await at.told(who, id)).map(({ verb }) => verb).sort();
      assert.deepEqual(await told(once), await told(apart));
      const subjects = await at.mailsTo(who);
      const about = (title: string) => subjects.filter((one) => one.includes(title));
      assert.deepEqual(
        about('Once'),
        about('Apart').map((one) =>
          one.replace(/Apart \(#\d+\)/, `Once (#${answer.body.booking_uid})`),
        ),
      );
    }
  });

  test('asks the chosen one first and, if wanted, the next best after them', async () => {
    const at = await scene(4);
    const [first, second] = [await at.add(), await at.add()];
    const ranked = (
      await api.get<{ results: { uuid: string }[] }>(
        at.users.editor,
        `/booking/${first}/candidates`,
      )
    ).results
      .map(({ uuid }) => uuid)
      .filter((uuid) => at.videographers.some(({ id }) => id === uuid));
    const chosen = ranked[2] ?? '';
    const offered = async (id: string, is_next_best_asked: boolean) =>
      (
        await at.perform(id, { camera_operator: chosen, is_next_best_asked })
      ).body.booking_availabilities.map(({ camera_operator }) => camera_operator.uuid);
    assert.deepEqual(await offered(first, false), [chosen]);
    const others = ranked.filter((uuid) => uuid !== chosen);
    assert.deepEqual((await offered(second, true)).slice(0, 4), [chosen, ...others]);
  });

  test('does neither when the videographer cannot be asked', async () => {
    const at = await scene();
    const [mia] = at.videographers;
    assert.ok(mia);
    await at.make({ state: 'assigned', videographerId: mia.id, title: 'Other film' });
    const id = await at.add();
    const refused = await at.perform<ApiErrorBody>(id, {
      camera_operator: mia.id,
      is_next_best_asked: true,
    });
    assert.equal(refused.status, 400);
    assert.match(refused.body.errors[0]?.message ?? '', /^Operator 1 films "Other film"/);
    assert.equal(refused.body.errors[0]?.field, 'camera_operator');
    assert.equal((await at.show(id)).state, 'new');
    assert.deepEqual(await at.steps(id), []);
    const missing = await at.perform<ApiErrorBody>(id, { is_next_best_asked: true });
    assert.deepEqual([missing.status, missing.body.errors[0]?.field], [400, 'camera_operator']);
  });

  test('a repetition with the same key changes nothing and gets the same answer', async () => {
    const at = await scene();
    const id = await at.add();
    const body = { camera_operator: at.videographers[0]?.id, is_next_best_asked: false };
    const key = { 'Idempotency-Key': 'twice', 'If-Match': '"1"' };
    const once = await at.perform(id, body, key);
    const again = await at.perform(id, body, key);
    assert.deepEqual([again.status, again.body], [once.status, once.body]);
    assert.equal((await at.steps(id)).length, 2);
    const stale = await at.perform(await at.add(), body, { 'If-Match': '"7"' });
    assert.equal(stale.status, 409);
  });

  describe('on several bookings', () => {
    test('offers each to the given videographer, approves those without one, and names every refusal', async () => {
      const at = await scene();
      const [mia, noor] = at.videographers;
      assert.ok(mia && noor);
      await at.make({ state: 'assigned', videographerId: noor.id, title: 'Other film' });
      const [offered, alone, busy] = [await at.add(), await at.add(), await at.add()];
      const { body } = await at.bulk([
        { uuid: offered, version: 1, camera_operator: mia.id },
        { uuid: alone, version: 1, camera_operator: null },
        { uuid: busy, version: 1, camera_operator: noor.id },
      ]);
      assert.deepEqual(
        body.results.map(({ booking, result, error }) => [
          booking,
          result?.state,
          error?.message.replace(/until.*|from.*/, ''),
        ]),
        [
          [offered, 'requested', undefined],
          [alone, 'active', undefined],
          [
            busy,
            undefined,
            'Operator 2 films "Other film" (' +
              (body.results[2]?.error?.message.match(/\((.*?)\)/)?.[1] ?? '') +
              ') ',
          ],
        ],
      );
      assert.deepEqual(await at.steps(alone), [['approve', 'active']]);
      assert.equal((await at.show(busy)).state, 'new');
    });

    test('offers approved ones too, each to its videographer', async () => {
      const at = await scene(3);
      const { users } = at;
      const [one, none] = [(await at.make()).id, (await at.make()).id];
      const [mia] = at.videographers;
      const { body } = await api.send<{ results: BulkResult[] }>(
        users.admin,
        'POST',
        '/booking/bulk/request_camops_availabilities',
        {
          bookings: [
            { uuid: one, version: 1, camera_operator: mia?.id },
            { uuid: none, version: 1 },
          ],
          is_next_best_asked: true,
        },
      );
      assert.deepEqual(
        body.results.map(({ result, error }) => [result?.state, error?.message]),
        [
          ['requested', undefined],
          [undefined, 'Please select a value.'],
        ],
      );
      assert.equal((await at.asked(one))?.camera_operator.uuid, mia?.id);
      assert.equal((await at.states(one)).length, 3);
    });

    test('a videographer is refused with any other action', async () => {
      const at = await scene();
      const bookings = [{ uuid: await at.add(), version: 1, camera_operator: null }];
      const { status } = await api.send(at.users.admin, 'POST', '/booking/bulk/approve', {
        bookings,
      });
      assert.equal(status, 400);
      assert.equal((await at.bulk(bookings, {})).status, 400);
    });
  });

  describe('the videographer suggested', () => {
    test('is the first candidate, and another one for a shoot at the same time', async () => {
      const at = await scene(2);
      const [one, same, later] = [
        await at.add(),
        await at.add(),
        await at.add({ date: hoursFromNow(240) }),
      ];
      const [first, second, third] = await at.best(one, same, later);
      assert.equal(first, await at.firstCandidate(one));
      assert.ok(second);
      assert.notEqual(second, first);
      assert.equal(third, first);
    });

    test('is nobody who was suggested before for a shoot at the same time', async () => {
      const at = await scene(2);
      const other = await scene(1);
      const ids = [await at.add(), await at.add(), await at.add({ date: hoursFromNow(240) })];
      const [first, same = '', later = ''] = ids;
      const [best] = await at.best(first ?? '');
      const [second] = await at.best(same);
      assert.equal(second, best);
      const further = async (booking: string | undefined, who = at.users.editor) => {
        const { status, body } = await api.send<{ results: BookingStaffing[] }>(
          who,
          'POST',
          '/staffing',
          { bookings: [same, later], suggested: [{ booking, videographer: best }] },
        );
        return { status, best: status === 200 ? body.results.map((one) => one.best?.uuid) : [] };
      };
      const beside = await further(first);
      assert.notEqual(beside.best[0], best);
      assert.deepEqual([beside.status, beside.best[1]], [200, best]);
      // Bookings of other workspaces have no times here.
      assert.deepEqual((await further(await other.add())).best, [best, best]);
      for (const who of [at.users.clientUser, at.users.owner, at.users.videographer]) {
        assert.equal((await further(first, who)).status, 403);
      }
    });

    test('is nobody when nobody is free, and that is said', async () => {
      const at = await scene(1);
      const id = await at.add();
      await at.moveAll();
      const [none] = await at.staffing(id);
      assert.deepEqual([none?.best, none?.is_nobody_free], [null, true]);
      assert.equal(
        (await at.bulk([{ uuid: id, version: 1 }])).body.results[0]?.result?.state,
        'active',
      );
    });

    test('is nobody for a shoot that has begun or is staffed', async () => {
      const at = await scene(1);
      const over = await at.add({ date: hoursFromNow(-2) });
      const staffed = await at.add({
        state: 'assigned',
        videographerId: at.videographers[0]?.id ?? null,
      });
      const found = await at.staffing(over, staffed);
      assert.deepEqual(
        found.map(({ best, is_nobody_free }) => [best, is_nobody_free]),
        [
          [null, false],
          [null, false],
        ],
      );
    });
  });

  describe('how staffing stands', () => {
    test('tells who is asked until when, who declined and who is queued', async () => {
      const at = await scene(3);
      const { id } = await at.make();
      await at.request(id);
      const asked = await at.asked(id);
      assert.ok(asked);
      await at.answer(at.videographer(asked.camera_operator.uuid), asked.uuid, 'make-busy');
      const next = await at.asked(id);
      const [now] = await at.staffing(id);
      assert.deepEqual(now?.declined, {
        count: 1,
        names: [asked.camera_operator.full_name],
        reasons: [''],
      });
      assert.deepEqual(now.waiting, {
        count: 1,
        names: [next?.camera_operator.full_name],
        until: next?.exclusive_until,
      });
      assert.ok(now.queued.count >= 1);
      assert.equal(now.best, null);
    });

    test('tells who accepted and whose time is over', async () => {
      const at = await scene(2);
      const { id } = await at.make({ state: 'requested' });
      const [mia, noor] = at.videographers;
      assert.ok(mia && noor);
      const sent = hoursFromNow(-2);
      await at.offer(id, mia.id, { state: 'available', sent, answered: sent });
      await at.offer(id, noor.id, { state: 'unknown', sent, exclusiveUntil: hoursFromNow(-1) });
      const [now] = await at.staffing(id);
      assert.deepEqual(now?.accepted, { count: 1, names: [mia.fullName] });
      assert.deepEqual(now.unanswered, { count: 1, names: [noor.fullName] });
      assert.deepEqual(now.waiting, { count: 0, names: [], until: null });
    });

    test('is told to staff alone, of the bookings of their workspace alone', async () => {
      const at = await scene(1);
      const other = await scene(1);
      const [own, foreign] = [await at.add(), await other.add()];
      const found = await at.staffing(own, foreign);
      assert.deepEqual(
        found.map(({ booking }) => booking),
        [own],
      );
      for (const who of [at.users.clientUser, at.users.owner, at.users.videographer]) {
        const answer = await api.ask(who, `/staffing?uuid=${own}`);
        assert.equal(answer.status, 403);
      }
    });
  });
});
