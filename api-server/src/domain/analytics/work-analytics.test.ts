import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { Analytics, Booking, BookingState } from '@shootline/shared-api/contract';
import { wallText } from '@shootline/shared-api/rules';
import { adminBrief } from '@shootline/shared-api/testing/booking-rules';
import {
  type OfferWorkspace,
  createOfferWorkspace,
} from '../../../tests/workspaces/offer-workspace.ts';
import { type TestApi, startTestApi } from '../../../tests/test-api.ts';

const hour = 3_600_000;

describe('the figures of requests, staffing and offers', () => {
  let api: TestApi;
  let house: OfferWorkspace;

  before(async () => {
    api = await startTestApi();
  });
  after(() => api.close());

  const hoursAhead = (hours: number) => new Date(api.deps.clock().getTime() + hours * hour);
  const submitted = (state: BookingState, ago: number, shootIn: number) =>
    house.make({ state, submittedAt: hoursAhead(-ago), date: hoursAhead(shootIn) });
  const pass = (hours: number) => api.moveClock(hours * 60);

  /** The figures of the page, before and after a sync, which must not change them. */
  async function work() {
    const { admin } = house.users;
    const path = '/analytics?part=work';
    const { work: shown } = await api.get<Required<Analytics>>(admin, path);
    await api.get(admin, '/sync-analytics-data');
    assert.deepEqual((await api.get<Required<Analytics>>(admin, path)).work, shown);
    return shown;
  }
  const counts = (items: { name: string; value: number }[]) =>
    items.filter(({ value }) => value > 0).map(({ name, value }) => `${name}: ${value}`);

  async function done<Body>(answer: Promise<{ status: number; body: Body }>): Promise<Body> {
    const { status, body } = await answer;
    assert.equal(status, 200, JSON.stringify(body));
    return body;
  }
  const act = (id: string, action: string, body?: unknown) =>
    done(house.act(house.users.admin, id, action, body));
  const assign = (id: string, place: number) =>
    act(id, 'assign-camera-operator', {
      camera_operator: house.videographers[place]?.id,
      is_available_only: false,
    });

  test('a range of times to approval or staffing includes its lower bound', async () => {
    house = await createOfferWorkspace(api, 2);
    const second = 1 / 3600;
    const borders = [1, 4, 24, 48, 168].flatMap((hours) => [hours - second, hours]);
    for (const [place, ago] of borders.entries()) {
      const { id } = await submitted('new', ago, 240 + 24 * place);
      await act(id, 'approve');
      await assign(id, place % 2);
    }
    const { approval_time: approval, staffing_time: staffing } = await work();
    assert.deepEqual(counts(approval.by_length), [
      'Under 1 hour: 1',
      '1 to 4 hours: 2',
      '4 to 24 hours: 2',
      '1 to 2 days: 2',
      '2 to 7 days: 2',
      'Over 7 days: 1',
    ]);
    assert.deepEqual([approval.count, approval.mean_hours], [10, 49]);
    assert.deepEqual(staffing, approval);
  });

  test('only the first approval and the first assignment count', async () => {
    house = await createOfferWorkspace(api, 2);
    const { id } = await submitted('new', 0, 240);
    // Making an unapproved booking on hold active approves it.
    await act(id, 'make-on-hold');
    pass(2);
    await act(id, 'make-active');
    pass(3);
    await assign(id, 0);
    pass(20);
    await act(id, 'unassign-camera-operator');
    await act(id, 'make-on-hold');
    pass(24);
    await act(id, 'make-active');
    await assign(id, 1);
    await act(id, 'duplicate');
    await submitted('draft', 0, 240);
    const { approval_time: approval, staffing_time: staffing } = await work();
    assert.deepEqual([approval.count, approval.mean_hours], [1, 2]);
    assert.deepEqual(counts(approval.by_length), ['1 to 4 hours: 1']);
    assert.deepEqual([staffing.count, staffing.mean_hours], [1, 5]);
    assert.deepEqual(counts(staffing.by_length), ['4 to 24 hours: 1']);
  });

  test('a shoot is unstaffed if nobody was assigned 48 hours before it begins', async () => {
    house = await createOfferWorkspace(api, 3);
    const shootsIn = async (hours: number, count: number) => {
      const ids: string[] = [];
      for (let each = 0; each < count; each += 1) {
        const { id } = await submitted('new', 1, hours);
        ids.push(id);
      }
      return ids;
    };
    const [inTime, late, never, unapproved, heldBefore, cancelledAfter] = await shootsIn(72, 6);
    assert.ok(inTime && late && never && unapproved && heldBefore && cancelledAfter);
    for (const id of [inTime, late, never, heldBefore, cancelledAfter]) await act(id, 'approve');
    await act(heldBefore, 'make-on-hold');
    pass(24 - 1 / 60);
    assert.deepEqual((await work()).unstaffed, {
      shoots_count: 0,
      unstaffed_count: 0,
      by_month: [],
    });
    pass(1 / 60);
    await assign(inTime, 0);
    pass(1 / 60);
    await assign(late, 1);
    await act(unapproved, 'approve');
    await act(cancelledAfter, 'make-cancelled', { cancellation_reason: 'no_videographer' });
    const { unstaffed } = await work();
    assert.deepEqual([unstaffed.shoots_count, unstaffed.unstaffed_count], [4, 3]);
    const month = wallText(hoursAhead(48), 'Australia/Sydney').slice(3, 10).split('-');
    const key = month.reverse().join('-');
    assert.deepEqual(unstaffed.by_month, [{ key, name: key, value: 3 }]);

    // Moving the shoot by a day moves the deadline by a day.
    const { version, title } = await house.show(never);
    const date = wallText(hoursAhead(96), 'Australia/Sydney');
    const arrival = wallText(hoursAhead(95), 'Australia/Sydney');
    const moved = api.send<Booking>(
      house.users.admin,
      'PUT',
      `/booking/${never}`,
      adminBrief({ title, date, arrival_and_setup_date: arrival }),
      { 'If-Match': `"${version}"` },
    );
    await done(moved);
    const { unstaffed: remaining } = await work();
    assert.deepEqual([remaining.shoots_count, remaining.unstaffed_count], [3, 2]);
  });

  test('counts sent offers by their answer, however they end', async () => {
    house = await createOfferWorkspace(api, 3);
    const { id } = await submitted('active', 1, 72);
    const toAll = { is_selection_manual: false, is_auto_assign_enabled: false };
    await done(house.request(id, toAll));
    const [yes, no] = (await house.show(id)).booking_availabilities;
    assert.ok(yes && no);
    const asked = (offer: typeof yes) => house.videographer(offer.camera_operator.uuid);
    await done(house.answer(asked(yes), yes.uuid, 'make-available'));
    await done(house.answer(asked(no), no.uuid, 'make-busy'));
    const answers = async () => counts((await work()).offers.by_answer);
    assert.deepEqual(await answers(), ['Accepted: 1', 'Declined: 1', 'Open: 1']);
    await act(id, 'make-on-hold');
    assert.deepEqual(await answers(), ['Accepted: 1', 'Declined: 1', 'Withdrawn: 1']);

    const { id: queued } = await submitted('active', 1, 96);
    await done(house.request(queued));
    pass(0.5);
    await api.runJobs();
    const { offers } = await work();
    // The third offer in the queue is not sent yet.
    assert.deepEqual(counts(offers.by_answer), [
      'Accepted: 1',
      'Declined: 1',
      'No answer: 1',
      'Withdrawn: 1',
      'Open: 1',
    ]);
    assert.deepEqual([offers.sent_count, offers.accepted_count], [5, 1]);
  });
});
