import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { ApiErrorBody, Availability } from '@shootline/shared-api/contract';
import { and, eq, isNull } from '../../src/platform/db/drizzle.ts';
import { bookingAssignment } from '../../src/domain/schema.ts';
import {
  type OfferWorkspace,
  createOfferWorkspace,
} from '../../tests/workspaces/offer-workspace.ts';
import { type TestApi, startTestApi } from '../../tests/test-api.ts';
import { hoursFromNow } from '../../tests/workspace.ts';
import { raceRounds } from './race.ts';

const off = { is_selection_manual: false, is_auto_assign_enabled: false };
const automatic = { is_selection_manual: false, is_auto_assign_enabled: true };

describe('concurrent answers and assignments', () => {
  let api: TestApi;
  let house: OfferWorkspace;

  before(async () => {
    api = await startTestApi();
    house = await createOfferWorkspace(api, 2);
  });
  after(() => api.close());

  // A different day for each round, to keep rounds from conflicting.
  let days = 3;
  const another = () => house.make({ date: hoursFromNow(24 * days++) });
  const openAssignments = (id: string) =>
    house.inside((tx) =>
      tx
        .select()
        .from(bookingAssignment)
        .where(and(eq(bookingAssignment.bookingId, id), isNull(bookingAssignment.released))),
    );
  const isConsistent = async (id: string) => {
    const stored = await house.stored(id);
    const open = (await openAssignments(id)).map(({ videographerId }) => videographerId);
    assert.deepEqual(open, stored?.videographerId ? [stored.videographerId] : []);
    assert.equal(stored?.state === 'assigned', open.length === 1, stored?.state);
    return stored;
  };
  const statuses = (answers: { status: number }[]) => answers.map(({ status }) => status).sort();

  test('of one shoot: one wins, the other learns that it is taken', async () => {
    for (let round = 0; round < raceRounds; round++) {
      const { id } = await another();
      const { body } = await house.request(id, off);
      await house.inside((tx) => house.letAssign(tx, id));
      const both = await Promise.all(
        body.booking_availabilities.map((offer) =>
          house.answer<Availability & ApiErrorBody>(
            house.videographer(offer.camera_operator.uuid),
            offer.uuid,
            'make-available',
          ),
        ),
      );
      assert.deepEqual(statuses(both), [200, 409]);
      const refused = both.find(({ status }) => status === 409);
      assert.match(
        refused?.body.message ?? '',
        /^Sorry, another videographer is assigned to this shoot\./,
      );
      await isConsistent(id);
    }
  });

  test('of one videographer to overlapping shoots: one succeeds', async () => {
    for (let round = 0; round < raceRounds; round++) {
      const date = hoursFromNow(24 * days++);
      const [videographer] = house.videographers;
      assert.ok(videographer);
      const one = await house.make({ date });
      const two = await house.make({ date: new Date(date.getTime() + 3 * 3_600_000) });
      const offers = [];
      for (const { id } of [one, two]) {
        const { body } = await house.request(id, {
          is_selection_manual: true,
          camera_operators: [videographer.id],
          is_auto_assign_enabled: true,
        });
        offers.push(body.booking_availabilities[0]?.uuid ?? '');
      }
      const byHand = { camera_operator: videographer.id, is_available_only: false };
      const both = await Promise.all([
        house.answer<ApiErrorBody>(videographer, offers[0] ?? '', 'make-available'),
        round % 2 === 0
          ? house.answer<ApiErrorBody>(videographer, offers[1] ?? '', 'make-available')
          : house.act<ApiErrorBody>(house.users.admin, two.id, 'assign-camera-operator', byHand),
      ]);
      assert.deepEqual(statuses(both), [200, 409]);
      const refused = both.find(({ status }) => status === 409);
      assert.match(refused?.body.message ?? '', /another shoot from .* which overlaps this one/);
      const states = [await isConsistent(one.id), await isConsistent(two.id)];
      assert.deepEqual(states.map((row) => row?.state).sort(), ['assigned', 'requested']);
    }
  });

  test('during a cancellation, change or withdrawal: the booking stays consistent', async () => {
    const others = [
      (id: string) =>
        house.act(house.users.admin, id, 'make-cancelled', { cancellation_reason: 'weather' }),
      (id: string) => house.act(house.users.admin, id, 'make-on-hold'),
      (id: string) => house.lengthen(id, 8),
      (id: string) => house.act(house.users.admin, id, 'disable-auto-assign'),
      (id: string) => house.act(house.users.editor, id, 'unassign-camera-operator'),
      (id: string) =>
        house.act(house.users.admin, id, 'request-camera-operators-availabilities', automatic),
    ];
    for (let round = 0; round < raceRounds; round++) {
      const { id } = await another();
      await house.request(id);
      const offer = await house.asked(id);
      const videographer = house.videographer(offer?.camera_operator.uuid);
      const other = others[round % others.length];
      assert.ok(other);
      const both = await Promise.all([
        house.answer(videographer, offer?.uuid ?? '', 'make-available'),
        other(id),
      ]);
      for (const { status } of both) assert.ok(status === 200 || status === 409, String(status));
      const stored = await house.stored(id);
      const open = await openAssignments(id);
      // A cancelled booking keeps its videographer on record.
      assert.equal(open.length, stored?.videographerId ? 1 : 0);
      assert.equal(
        stored?.videographerId !== null,
        stored?.state === 'assigned' || stored?.state === 'cancelled',
      );
    }
  });

  test('of the same acceptance: it counts once', async () => {
    for (let round = 0; round < raceRounds; round++) {
      const { id } = await another();
      await house.request(id);
      const offer = await house.asked(id);
      const videographer = house.videographer(offer?.camera_operator.uuid);
      const accept = () =>
        house.answer(videographer, offer?.uuid ?? '', 'make-available', {
          'Idempotency-Key': `accept-${round}`,
        });
      const both = await Promise.all([accept(), accept()]);
      assert.deepEqual(statuses(both), [200, 200]);
      assert.deepEqual(both[0]?.body, both[1]?.body);
      assert.equal((await openAssignments(id)).length, 1);
    }
  });
});
