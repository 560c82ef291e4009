import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { Availability, Booking, BookingStaffing } from '@shootline/shared-api/contract';
import type { User } from '../../platform/session/viewer.ts';
import {
  type OfferWorkspace,
  createOfferWorkspace,
} from '../../../tests/workspaces/offer-workspace.ts';
import { type TestApi, startTestApi } from '../../../tests/test-api.ts';

const reason = 'Too far';

describe('the reason of declining an offer', () => {
  let api: TestApi;
  let house: OfferWorkspace;

  before(async () => {
    api = await startTestApi();
    house = await createOfferWorkspace(api, 3);
  });
  after(() => api.close());

  /** An offered booking whose first videographer has declined with a reason. */
  const declined = async (given = reason) => {
    const { id } = await house.make();
    await house.request(id);
    const offer = await house.asked(id);
    assert.ok(offer);
    const who = house.videographer(offer.camera_operator.uuid);
    api.moveClock(1);
    const { status, body } = await house.answer(
      who,
      offer.uuid,
      'make-busy',
      {},
      { reason: given },
    );
    return { id, offer: offer.uuid, who, status, body };
  };
  /** Every reason of a refusal that a reader finds on the booking, newest first. */
  const onBooking = async (reader: User, id: string) => {
    const { booking_availabilities: offers, state_logs: logs } = await api.get<Booking>(
      reader,
      `/booking/${id}`,
    );
    return [
      ...offers.map((one) => one.decline_reason),
      ...logs.flatMap(({ staffing }) => staffing.map((one) => one.reason)),
    ].filter(Boolean);
  };

  test('is read by staff on the booking, the offer, in the list and in a notification', async () => {
    const { id, offer } = await declined('  Too far ');
    const { admin, editor } = house.users;
    assert.deepEqual(await onBooking(editor, id), [reason, reason]);
    const path = `/booking/booking-availability/${offer}`;
    assert.equal((await api.get<Availability>(editor, path)).decline_reason, reason);
    const { results } = await api.get<{ results: BookingStaffing[] }>(
      editor,
      `/staffing?uuid=${id}`,
    );
    assert.deepEqual(results[0]?.declined.reasons, [reason]);
    const [told] = await house.told(admin, id);
    assert.deepEqual([told?.verb, told?.details], ['declined the offer for', reason]);
  });

  test('is not read by clients and videographers, the one who gave it included', async () => {
    const { id, offer, who, body } = await declined();
    assert.equal(body.decline_reason, '');
    const path = `/booking/booking-availability/${offer}`;
    assert.equal((await api.get<Availability>(who, path)).decline_reason, '');
    assert.deepEqual(await onBooking(house.users.clientUser, id), []);
    const others = [house.users.clientUser, ...house.videographers];
    const told = await Promise.all(others.map((one) => house.told(one, id)));
    assert.ok(told.flat().every(({ details }) => details === ''));
  });

  test('of an assignee who gives the shoot up is told to staff and not to the client', async () => {
    const [one] = house.videographers;
    assert.ok(one);
    const { admin, clientUser } = house.users;
    const { id } = await house.make();
    await house.act(house.users.editor, id, 'assign-camera-operator', {
      camera_operator: one.id,
      is_available_only: false,
    });
    api.moveClock(1);
    await house.act(one, id, 'unassign-camera-operator', { reason });
    assert.deepEqual(await onBooking(admin, id), [reason, reason]);
    assert.deepEqual(await onBooking(clientUser, id), []);
    const details = async (who: User) => {
      const told = await house.told(who, id);
      return told.find(({ verb }) => verb === 'can no longer film')?.details;
    };
    assert.equal(await details(admin), reason);
    assert.equal(await details(clientUser), '');
  });

  test('may not be too long', async () => {
    assert.equal((await declined('x'.repeat(201))).status, 400);
    assert.equal((await declined('x'.repeat(200))).status, 200);
  });
});
