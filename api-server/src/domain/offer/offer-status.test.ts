import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { ApiErrorBody, Availability } from '@shootline/shared-api/contract';
import { busyTime } from '../schema.ts';
import {
  type OfferWorkspace,
  createOfferWorkspace,
} from '../../../tests/workspaces/offer-workspace.ts';
import { type TestApi, startTestApi } from '../../../tests/test-api.ts';

type User = { id: string; tenantId: string };

const off = { is_selection_manual: false, is_auto_assign_enabled: false };
const byHand = (camera_operator: string) => ({ camera_operator, is_available_only: false });

describe('the outcome of an offer', () => {
  let api: TestApi;
  let house: OfferWorkspace;

  before(async () => {
    api = await startTestApi();
  });
  after(() => api.close());

  const read = (who: User, offer: string) =>
    api.get<Availability>(who, `/booking/booking-availability/${offer}`);

  /** An offered booking, its first offer with the videographer it was made to, and the second offer. */
  const offered = async (videographers = 2, body: unknown = undefined) => {
    house = await createOfferWorkspace(api, videographers);
    const { id } = await house.make({
      date: new Date(api.deps.clock().getTime() + 72 * 3_600_000),
    });
    const { body: booking } = await house.request(id, body);
    const [first, second] = booking.booking_availabilities;
    assert.ok(first);
    const videographerOf = (offer = first) => house.videographer(offer.camera_operator.uuid);
    return { id, first, second: second ?? first, videographer: videographerOf(), videographerOf };
  };
  const lapse = async () => {
    api.moveClock(30);
    await api.runJobs();
  };
  const late = async (videographer: User, offer: string) => {
    const { status, body } = await house.answer<ApiErrorBody>(
      videographer,
      offer,
      'make-available',
    );
    assert.equal(status, 409);
    return body.message;
  };

  test("is open during its exclusive time, by the server's clock", async () => {
    const { first, second, videographer } = await offered();
    api.moveClock(29);
    const open = await read(videographer, first.uuid);
    assert.equal(open.standing, 'open');
    assert.equal(open.now, api.deps.clock().toISOString());
    assert.equal(Date.parse(open.exclusive_until ?? '') - Date.parse(open.now), 60_000);
    assert.equal((await read(house.users.editor, second.uuid)).standing, 'queued');
  });

  test('is open without an end if all are asked at once', async () => {
    const { first, videographer } = await offered(2, off);
    api.moveClock(600);
    assert.equal((await read(videographer, first.uuid)).standing, 'open');
  });

  test('is lapsed after its time, and can still be accepted', async () => {
    const { first, videographer } = await offered();
    api.moveClock(30);
    assert.equal((await read(videographer, first.uuid)).standing, 'lapsed', 'before the job ran');
    await api.runJobs();
    const lapsed = await read(videographer, first.uuid);
    assert.deepEqual([lapsed.standing, lapsed.permissions.make_available], ['lapsed', true]);
    const { body } = await house.answer(videographer, first.uuid, 'make-available');
    assert.equal(body.standing, 'assigned');
  });

  test('is accepted until a videographer is assigned, and then assigned or taken', async () => {
    const { id, first, second, videographer, videographerOf } = await offered(2, off);
    const { body } = await house.answer(videographer, first.uuid, 'make-available');
    assert.deepEqual([body.standing, body.assignment], ['accepted', 'none']);
    const other = videographerOf(second);
    await house.answer(other, second.uuid, 'make-available');
    await house.act(house.users.admin, id, 'assign-camera-operator', byHand(videographer.id));
    assert.equal((await read(videographer, first.uuid)).standing, 'assigned');
    assert.equal((await read(other, second.uuid)).standing, 'taken');
    assert.match(
      await late(other, second.uuid),
      /^Sorry, another videographer is assigned to this shoot\./,
    );
    assert.match(
      await late(videographer, first.uuid),
      /^This offer was accepted, and its videographer is assigned\./,
    );
  });

  test('is taken once another videographer has accepted, also after the shoot', async () => {
    const { id, first, second, videographer, videographerOf } = await offered();
    await lapse();
    await house.answer(videographerOf(second), second.uuid, 'make-available');
    assert.equal((await read(videographer, first.uuid)).standing, 'taken');
    api.moveClock(73 * 60);
    await house.act(house.users.admin, id, 'make-shoot-completed');
    assert.equal((await read(videographer, first.uuid)).standing, 'taken');
    assert.equal((await read(videographerOf(second), second.uuid)).standing, 'assigned');
  });

  test('is declined, whether the videographer or staff say so', async () => {
    const { first, second, videographer, videographerOf } = await offered(3);
    const { body } = await house.answer(videographer, first.uuid, 'make-busy');
    assert.equal(body.standing, 'declined');
    await house.answer(house.users.editor, second.uuid, 'make-busy');
    assert.equal((await read(videographerOf(second), second.uuid)).standing, 'declined');
    assert.match(await late(videographer, first.uuid), /^This offer was declined\./);
  });

  test('is withdrawn when the booking is cancelled, put on hold or changed', async () => {
    const ends: [(id: string) => Promise<{ status: number }>, RegExp][] = [
      [
        (id) =>
          house.act(house.users.admin, id, 'make-cancelled', { cancellation_reason: 'weather' }),
        /^Sorry, this booking was cancelled\./,
      ],
      [
        (id) => house.act(house.users.admin, id, 'make-on-hold'),
        /^Sorry, this booking was put on hold\./,
      ],
      [(id) => house.lengthen(id, 8), /^Sorry, this offer was withdrawn\./],
    ];
    for (const [end, text] of ends) {
      const { id, first, videographer } = await offered();
      assert.equal((await end(id)).status, 200);
      const withdrawn = await read(videographer, first.uuid);
      assert.deepEqual(
        [withdrawn.standing, withdrawn.permissions.make_available],
        ['withdrawn', false],
      );
      assert.match(await late(videographer, first.uuid), text);
    }
  });

  test('is withdrawn when a booking with an accepted offer is cancelled', async () => {
    const { id, first, videographer } = await offered();
    await house.answer(videographer, first.uuid, 'make-available');
    await house.act(house.users.admin, id, 'make-cancelled', { cancellation_reason: 'weather' });
    const withdrawn = await read(videographer, first.uuid);
    assert.deepEqual([withdrawn.standing, withdrawn.assignment], ['withdrawn', 'none']);
  });

  test('is withdrawn when others are asked instead', async () => {
    const { id, first, second, videographerOf } = await offered(3);
    await lapse();
    // The second is asked exclusively; the first has lapsed, and is asked again by hand with the third.
    const { body } = await house.act(house.users.editor, id, 'disable-auto-assign');
    const third = body.booking_availabilities[2];
    assert.equal((await read(house.users.editor, third?.uuid ?? '')).standing, 'queued');
    await house.request(id, {
      is_selection_manual: true,
      camera_operators: [first.camera_operator.uuid],
      is_auto_assign_enabled: true,
    });
    assert.equal((await read(house.users.editor, third?.uuid ?? '')).standing, 'withdrawn');
    assert.equal((await read(videographerOf(first), first.uuid)).standing, 'lapsed');
    assert.equal((await read(videographerOf(second), second.uuid)).standing, 'open');
  });

  const asLateAs = async (who: User, offer: string) => {
    const { standing, permissions } = await read(who, offer);
    assert.deepEqual(permissions, {
      make_available: true,
      make_busy: true,
      list_availabilities: true,
    });
    const list = '/booking/booking-availability/list-availabilities?view=to_answer';
    const { results } = await api.get<{ results: Availability[] }>(who, list);
    assert.ok(
      results.some(({ uuid }) => uuid === offer),
      'it is not answered yet',
    );
    return standing;
  };

  test('can be answered while it waits to be sent again', async () => {
    const { id, first, second, videographer, videographerOf } = await offered(3);
    await lapse();
    // The first has lapsed, the second is asked, and everyone is offered the job again.
    await house.request(id);
    assert.deepEqual(await house.states(id), ['unknown', 'awaiting_send', 'awaiting_send']);
    assert.equal(await asLateAs(videographer, first.uuid), 'lapsed');
    assert.equal((await api.request(`/booking/booking-availability/${first.uuid}`)).status, 200);
    const { body } = await house.answer(videographer, first.uuid, 'make-available');
    assert.deepEqual([body.standing, body.booking.state], ['assigned', 'assigned']);
    assert.equal((await read(videographerOf(second), second.uuid)).standing, 'taken');
  });

  test('can be answered if all were asked at once before a queue', async () => {
    const { id, first, second, videographer, videographerOf } = await offered(2, off);
    await house.request(id);
    assert.deepEqual(await house.states(id), ['unknown', 'awaiting_send']);
    const other = videographerOf(second);
    assert.equal(await asLateAs(videographer, first.uuid), 'open');
    assert.equal(await asLateAs(other, second.uuid), 'lapsed');
    const { body } = await house.answer(other, second.uuid, 'make-busy');
    assert.equal(body.standing, 'declined');
    assert.equal(
      (await read(videographer, first.uuid)).standing,
      'open',
      'videographers already asked stay asked',
    );
  });

  test('can be answered when the queue is stopped or others are chosen for it', async () => {
    const { id, first, videographer } = await offered(3);
    await lapse();
    await house.request(id);
    await house.act(house.users.editor, id, 'disable-auto-assign');
    assert.equal(await asLateAs(videographer, first.uuid), 'lapsed');
    await house.request(id);
    await lapse();
    await house.request(id, {
      is_selection_manual: true,
      camera_operators: house.videographers
        .map((one) => one.id)
        .filter((one) => one !== videographer.id),
      is_auto_assign_enabled: true,
    });
    assert.equal(await asLateAs(videographer, first.uuid), 'lapsed');
  });

  test('can be answered when the queue skips its videographer', async () => {
    const { id, first, videographer } = await offered(2);
    await lapse();
    await house.request(id);
    const day = 24 * 3_600_000;
    const now = api.deps.clock().getTime();
    await house.inside((tx) =>
      tx.insert(busyTime).values({
        tenantId: house.tenantId,
        userId: videographer.id,
        starts: new Date(now + 2 * day),
        ends: new Date(now + 4 * day),
        timezone: 'Australia/Sydney',
      }),
    );
    await lapse();
    assert.equal((await house.show(id)).auto_assign?.state, 'failed');
    assert.equal(await asLateAs(videographer, first.uuid), 'lapsed');
  });

  test('keeps its chosen place in the queue before offers that were never sent', async () => {
    const { id, first, videographerOf } = await offered(3);
    const [one, two, three] = (await house.show(id)).booking_availabilities;
    await house.answer(videographerOf(one), one?.uuid ?? '', 'make-busy');
    await lapse();
    await lapse();
    assert.equal((await house.show(id)).auto_assign?.state, 'failed');
    const fourth = await house.user('camera_operator', { locations: ['sydney'] });
    await house.request(id, {
      is_selection_manual: true,
      camera_operators: [three, two]
        .map((offer) => offer?.camera_operator.uuid ?? '')
        .concat(fourth.id),
      is_auto_assign_enabled: true,
    });
    assert.equal((await house.asked(id))?.uuid, three?.uuid);
    await lapse();
    assert.equal((await house.asked(id))?.uuid, two?.uuid);
    await lapse();
    assert.equal((await house.asked(id))?.camera_operator.uuid, fourth.id);
    assert.equal((await read(videographerOf(one), first.uuid)).standing, 'declined');
  });

  test('is lapsed when it waits again after the assignee gave up', async () => {
    const { id, first, second, videographer, videographerOf } = await offered(4);
    await lapse();
    await house.answer(videographerOf(second), second.uuid, 'make-available');
    assert.equal((await read(videographer, first.uuid)).standing, 'taken');
    await house.answer(videographerOf(second), second.uuid, 'make-busy');
    const states = (await house.show(id)).booking_availabilities;
    assert.equal(states.at(-1)?.uuid, first.uuid, 'who was never asked comes first');
    assert.equal(await asLateAs(videographer, first.uuid), 'lapsed');
    const { body } = await house.answer(videographer, first.uuid, 'make-available');
    assert.equal(body.standing, 'assigned');
  });

  test('is past once the shoot has begun, and can no longer be accepted', async () => {
    const { id, first, videographer } = await offered();
    api.moveClock(72 * 60);
    await api.runJobs();
    const past = await read(videographer, first.uuid);
    assert.deepEqual([past.standing, past.permissions.make_available], ['past', false]);
    assert.match(await late(videographer, first.uuid), /^Sorry, this shoot has begun\./);
    // The other videographer was not asked about a shoot that had begun.
    assert.deepEqual(await house.states(id), ['unknown', 'cancelled']);
    assert.equal((await house.show(id)).auto_assign?.state, 'failed');
  });

  test('is withdrawn when staff release the assignee, and declined when they release themselves', async () => {
    const { id, first, videographer } = await offered();
    await house.answer(videographer, first.uuid, 'make-available');
    await house.act(house.users.editor, id, 'unassign-camera-operator');
    assert.equal((await read(videographer, first.uuid)).standing, 'withdrawn');
    await house.act(house.users.editor, id, 'assign-camera-operator', byHand(videographer.id));
    assert.equal((await read(videographer, first.uuid)).standing, 'assigned');
    await house.act(videographer, id, 'unassign-camera-operator');
    assert.equal((await read(videographer, first.uuid)).standing, 'declined');
  });

  test('is open again when the assignee who took it gives up', async () => {
    const { first, second, videographer, videographerOf } = await offered();
    await lapse();
    await house.answer(videographerOf(second), second.uuid, 'make-available');
    assert.equal((await read(videographer, first.uuid)).standing, 'taken');
    await house.answer(videographerOf(second), second.uuid, 'make-busy');
    assert.equal((await read(videographer, first.uuid)).standing, 'open');
  });
});

describe('a shoot that has begun', () => {
  let api: TestApi;
  let house: OfferWorkspace;

  before(async () => {
    api = await startTestApi();
    house = await createOfferWorkspace(api, 2);
  });
  after(() => api.close());

  test('cannot be offered or assigned', async () => {
    const [videographer] = house.videographers;
    const { id } = await house.make({ date: new Date(api.deps.clock().getTime() - 60_000) });
    const offer = await house.act<ApiErrorBody>(
      house.users.admin,
      id,
      'request-camera-operators-availabilities',
      off,
    );
    assert.equal(offer.status, 409);
    assert.match(offer.body.message, /"Offer Job" is not possible .*: its date has passed\./);
    const assignment = await house.act<ApiErrorBody>(
      house.users.admin,
      id,
      'assign-camera-operator',
      byHand(videographer?.id ?? ''),
    );
    assert.equal(assignment.status, 409);
    assert.match(assignment.body.message, /"Assign Videographer" .*: its date has passed\./);
    const held = await house.make({
      state: 'on_hold',
      date: new Date(api.deps.clock().getTime() - 60_000),
    });
    const again = await house.act<ApiErrorBody>(house.users.admin, held.id, 'make-active');
    assert.equal(again.status, 409);
    assert.match(again.body.message, /its date has passed/);
  });

  test('keeps its videographer when its length is corrected, and asks nobody', async () => {
    const [videographer] = house.videographers;
    const { id } = await house.make({
      date: new Date(api.deps.clock().getTime() + 3_600_000 * 50),
    });
    await house.act(
      house.users.admin,
      id,
      'assign-camera-operator',
      byHand(videographer?.id ?? ''),
    );
    api.moveClock(51 * 60);
    const { status, body } = await house.lengthen(id, 8);
    assert.equal(status, 200, JSON.stringify(body));
    assert.deepEqual([body.state, body.duration], ['assigned', 8]);
    assert.deepEqual(body.booking_availabilities, []);
    // Their time is taken for the shoot's new length.
    const next = await house.make({ date: new Date(api.deps.clock().getTime() + 3_600_000 * 6.5) });
    const overlapping = await house.act<ApiErrorBody>(
      house.users.admin,
      next.id,
      'assign-camera-operator',
      byHand(videographer?.id ?? ''),
    );
    assert.equal(overlapping.status, 409);
  });

  test('ends the queue when its assignee gives up', async () => {
    const { id } = await house.make({
      date: new Date(api.deps.clock().getTime() + 3_600_000 * 60),
    });
    await house.request(id);
    const offer = await house.asked(id);
    const assignee = house.videographer(offer?.camera_operator.uuid);
    await house.answer(assignee, offer?.uuid ?? '', 'make-available');
    api.moveClock(61 * 60);
    const { body } = await house.answer(assignee, offer?.uuid ?? '', 'make-busy');
    assert.deepEqual([body.standing, body.booking.state], ['declined', 'active']);
    assert.deepEqual((await house.states(id)).sort(), ['busy', 'cancelled']);
  });
});
