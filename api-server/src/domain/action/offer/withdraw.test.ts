import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { ApiErrorBody, Availability } from '@shootline/shared-api/contract';
import {
  type OfferWorkspace,
  createOfferWorkspace,
} from '../../../../tests/workspaces/offer-workspace.ts';
import { type TestApi, startTestApi } from '../../../../tests/test-api.ts';

describe('withdrawing an offer', () => {
  let api: TestApi;
  let house: OfferWorkspace;

  before(async () => {
    api = await startTestApi();
  });
  after(() => api.close());

  const offered = async (count: number, isAutomatic = true) => {
    house = await createOfferWorkspace(api, count);
    const { id } = await house.make();
    await house.request(id, {
      is_selection_manual: true,
      camera_operators: house.videographers.map((one) => one.id),
      is_auto_assign_enabled: isAutomatic,
    });
    const offers = (await house.show(id)).booking_availabilities;
    return { id, offers: offers.map(({ uuid }) => uuid) };
  };
  const withdraw = <Body = Availability>(actor: { id: string; tenantId: string }, offer = '') =>
    api.send<Body>(actor, 'POST', `/booking/booking-availability/${offer}/withdraw`);

  test('makes the booking active again, tells the videographer, and lets them be asked again', async () => {
    const { id, offers } = await offered(1);
    const [one] = house.videographers;
    assert.ok(one);
    const { status, body } = await withdraw(house.users.editor, offers[0]);
    assert.deepEqual([status, body.state, body.booking.state], [200, 'cancelled', 'active']);
    const shown = await house.show(id);
    assert.deepEqual([shown.state, shown.auto_assign?.state], ['active', 'disabled']);
    assert.equal(shown.state_logs.filter(({ state }) => state === 'active').length, 1);
    assert.ok(
      (await house.told(one, id)).some(
        ({ verb }) => verb === 'withdrew your offer (taken back) for',
      ),
    );
    assert.deepEqual(await house.mailsTo(one), [
      'Job offer: Harbour film (#10001), Mon, 9 Mar 2026',
      'Offer withdrawn: Harbour film (#10001), Mon, 9 Mar 2026',
    ]);
    const again = await house.request(id);
    assert.equal(again.body.booking_availabilities[0]?.state, 'unknown');
  });

  test('asks the next in the queue at once', async () => {
    const { id, offers } = await offered(3);
    assert.equal((await withdraw(house.users.editor, offers[0])).status, 200);
    assert.deepEqual(await house.states(id), ['cancelled', 'unknown', 'awaiting_send']);
    assert.equal((await withdraw(house.users.editor, offers[2])).status, 200);
    assert.deepEqual(await house.states(id), ['cancelled', 'unknown', 'cancelled']);
    assert.equal((await house.show(id)).auto_assign?.state, 'awaiting_availabilities');
  });

  test('leaves the other offers open if all were asked at once', async () => {
    const { id, offers } = await offered(2, false);
    await withdraw(house.users.editor, offers[0]);
    assert.deepEqual(await house.states(id), ['cancelled', 'unknown']);
    const { state, auto_assign } = await house.show(id);
    assert.deepEqual([state, auto_assign?.state], ['requested', 'allowing_manual_assignment']);
  });

  test('is refused once the offer is answered, and to everybody but staff', async () => {
    const { offers } = await offered(2, false);
    const [one, two] = house.videographers;
    assert.ok(one && two);
    await house.answer(one, offers[0] ?? '', 'make-available');
    const refused = await withdraw<ApiErrorBody>(house.users.editor, offers[0]);
    assert.equal(refused.status, 409);
    assert.match(
      refused.body.message,
      /^This offer was accepted already\. "Withdraw Offer" is not/,
    );
    assert.equal((await withdraw(two, offers[1])).status, 403);
    assert.equal((await withdraw(one, offers[1])).status, 404);
    assert.equal((await withdraw(house.users.owner, offers[1])).status, 404);
  });
});
