import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { ApiErrorBody } from '@shootline/shared-api/contract';
import { eq } from '../../../platform/db/drizzle.ts';
import { client, stateLog } from '../../schema.ts';
import {
  type OfferWorkspace,
  createOfferWorkspace,
} from '../../../../tests/workspaces/offer-workspace.ts';
import { type TestApi, startTestApi } from '../../../../tests/test-api.ts';

const off = { is_selection_manual: false, is_auto_assign_enabled: false };

describe('offering a job', () => {
  let api: TestApi;
  let house: OfferWorkspace;

  before(async () => {
    api = await startTestApi();
  });
  after(() => api.close());

  const open = async (videographers: number) => {
    house = await createOfferWorkspace(api, videographers);
    return house.make();
  };
  const lapse = async () => {
    api.moveClock(30);
    await api.runJobs();
  };
  const chosen = (ids: string[], isAutomatic = true) => ({
    is_selection_manual: true,
    camera_operators: ids,
    is_auto_assign_enabled: isAutomatic,
  });

  test('asks one after another, each exclusively for half an hour, without anyone opening a page', async () => {
    const { id } = await open(3);
    const { status, body } = await house.request(id);
    assert.deepEqual(
      [status, body.state, body.auto_assign?.state],
      [200, 'requested', 'awaiting_availabilities'],
    );
    assert.deepEqual(await house.states(id), ['unknown', 'awaiting_send', 'awaiting_send']);
    const [first] = body.booking_availabilities;
    const until = new Date(api.deps.clock().getTime() + 30 * 60_000).toISOString();
    assert.equal(first?.exclusive_until, until);
    api.moveClock(29);
    await api.runJobs();
    assert.equal((await house.asked(id))?.uuid, first?.uuid);
    api.moveClock(1);
    await api.runJobs();
    assert.deepEqual(await house.states(id), ['unknown', 'unknown', 'awaiting_send']);
    assert.notEqual((await house.asked(id))?.uuid, first?.uuid);
    assert.equal((await house.show(id)).version, body.version, 'an open form stays good');
  });

  test('assigns the videographer who accepts, and withdraws the other offers', async () => {
    const { id } = await open(3);
    await house.request(id);
    const offer = await house.asked(id);
    const videographer = house.videographer(offer?.camera_operator.uuid);
    const { status, body } = await house.answer(videographer, offer?.uuid ?? '', 'make-available');
    assert.deepEqual(
      [status, body.state, body.assignment, body.booking.state],
      [200, 'available', 'own', 'assigned'],
    );
    const shown = await house.show(id);
    assert.equal(shown.auto_assign?.state, 'completed');
    assert.equal(shown.camera_operator?.email, body.camera_operator?.email);
    assert.deepEqual(await house.states(id), ['available', 'cancelled', 'cancelled']);
    assert.equal((await house.told(house.users.admin, id))[0]?.verb, 'accepted the offer for');
    assert.equal((await house.told(house.users.clientUser, id))[0]?.verb, 'will film');
    const address = body.camera_operator ?? { email: '' };
    assert.deepEqual(await house.mailsTo(address), [
      'Job offer: Harbour film (#10001), Mon, 9 Mar 2026',
      'You are assigned: Harbour film (#10001), Mon, 9 Mar 2026',
    ]);
    await lapse();
    assert.deepEqual(await house.states(id), ['available', 'cancelled', 'cancelled']);
  });

  test('asks the next one at once after a refusal, without naming who refused', async () => {
    const { id } = await open(2);
    await house.request(id);
    const first = await house.asked(id);
    const decliner = house.videographer(first?.camera_operator.uuid);
    await house.answer(decliner, first?.uuid ?? '', 'make-busy');
    const second = await house.asked(id);
    assert.notEqual(second?.uuid, first?.uuid);
    const [news] = await house.told(house.videographer(second?.camera_operator.uuid), id);
    assert.deepEqual([news?.verb, news?.actor_email], ['offered you', '']);
    assert.equal(news?.target_path, `/booking-availability/${second?.uuid}`);
    const [told] = await house.told(house.users.admin, id);
    assert.equal(told?.verb, 'declined the offer for');
    // The first offer's exclusive time no longer matters.
    api.moveClock(15);
    await api.runJobs();
    assert.equal((await house.asked(id))?.uuid, second?.uuid);
  });

  test('takes a late acceptance while nobody is assigned, even after everyone was asked', async () => {
    const { id } = await open(2);
    await house.request(id);
    const first = await house.asked(id);
    await lapse();
    await lapse();
    const failed = await house.show(id);
    assert.deepEqual([failed.state, failed.auto_assign?.state], ['requested', 'failed']);
    const late = house.videographer(first?.camera_operator.uuid);
    const { body } = await house.answer(late, first?.uuid ?? '', 'make-available');
    assert.equal(body.booking.state, 'assigned');
    assert.equal((await house.show(id)).auto_assign?.state, 'completed');
  });

  test('tells the account manager when nobody is left, or the admins if there is none', async () => {
    const { id } = await open(1);
    await house.request(id);
    await lapse();
    const [news] = await house.told(house.users.admin, id);
    assert.deepEqual([news?.verb, news?.actor_role], ['found no videographer for', 'system']);
    const manager = await house.user('reviewer');
    const managed = await house.client();
    await house.inside((tx) =>
      tx.update(client).set({ accountManagerId: manager.id }).where(eq(client.id, managed.id)),
    );
    const other = await house.make({ clientId: managed.id });
    await house.request(other.id);
    await lapse();
    assert.equal((await house.told(manager, other.id))[0]?.verb, 'found no videographer for');
    assert.equal(
      (await house.told(house.users.admin, other.id)).some(({ verb }) => verb.startsWith('found')),
      false,
    );
  });

  test('queues the ten best videographers only', async () => {
    const { id } = await open(12);
    const { body } = await house.request(id);
    assert.equal(body.booking_availabilities.length, 10);
  });

  test('asks all at once without automatic assignment, and leaves the choice to an admin', async () => {
    const { id } = await open(3);
    const { body } = await house.request(id, off);
    assert.equal(body.auto_assign?.state, 'allowing_manual_assignment');
    assert.deepEqual(await house.states(id), ['unknown', 'unknown', 'unknown']);
    const [first, second] = body.booking_availabilities;
    assert.equal(first?.exclusive_until, null);
    for (const offer of [first, second]) {
      const videographer = house.videographer(offer?.camera_operator.uuid);
      const answer = await house.answer(videographer, offer?.uuid ?? '', 'make-available');
      assert.deepEqual([answer.body.state, answer.body.booking.state], ['available', 'requested']);
    }
    const assigned = await house.act(house.users.editor, id, 'assign-camera-operator', {
      camera_operator: second?.camera_operator.uuid,
      is_available_only: true,
    });
    assert.equal(assigned.body.state, 'assigned');
    assert.deepEqual(await house.states(id), ['cancelled', 'available', 'cancelled']);
  });

  test('keeps the order chosen by hand, and names those who cannot be asked and why', async () => {
    const { id } = await open(3);
    const ids = house.videographers.map((one) => one.id).toReversed();
    const { body } = await house.request(id, chosen(ids));
    assert.deepEqual(
      body.booking_availabilities.map((offer) => offer.camera_operator.uuid),
      ids,
    );
    const abroad = await house.user('camera_operator', {
      fullName: 'Far Away',
      locations: ['london'],
    });
    const gone = await house.user('camera_operator', {
      fullName: 'Long Gone',
      locations: ['sydney'],
      isActive: false,
    });
    const busy = await house.user('camera_operator', {
      fullName: 'Busy Bee',
      locations: ['sydney'],
    });
    const other = await house.make({ state: 'assigned', videographerId: busy.id });
    const wrong = await house.act<ApiErrorBody>(
      house.users.admin,
      id,
      'request-camera-operators-availabilities',
      chosen([abroad.id, gone.id, busy.id, house.users.editor.id]),
    );
    assert.equal(wrong.status, 400);
    assert.deepEqual(
      wrong.body.errors.map(({ field, message }) => [field, message]),
      [
        [
          'camera_operators',
          'Far Away does not serve Sydney. Long Gone is no longer active. Busy Bee films ' +
            `"Harbour film" (${other.bookingUid}) until 6:00 PM. Some editor is no videographer.`,
        ],
      ],
    );
    const none = await house.act<ApiErrorBody>(
      house.users.admin,
      id,
      'request-camera-operators-availabilities',
      { is_selection_manual: true, camera_operators: [] },
    );
    assert.deepEqual(none.body.errors.map(({ field, message }) => `${field}: ${message}`).sort(), [
      'camera_operators: Please select at least one value.',
      'is_auto_assign_enabled: Please select a value.',
    ]);
  });

  test('is refused when no videographer serves the place', async () => {
    const { id } = await open(0);
    const { status, body } = await house.act<ApiErrorBody>(
      house.users.admin,
      id,
      'request-camera-operators-availabilities',
      { is_selection_manual: false, is_auto_assign_enabled: true },
    );
    assert.equal(status, 409);
    assert.match(body.message, /nobody can be asked/);
    assert.equal((await house.show(id)).state, 'active');
  });

  test('again replaces the queue, keeps the open offer and does not ask those who declined', async () => {
    const { id } = await open(4);
    const [one, two, three, four] = house.videographers.map((each) => each.id);
    await house.request(id, chosen([one ?? '', two ?? '', three ?? '']));
    const first = await house.asked(id);
    await house.answer(house.videographer(one), first?.uuid ?? '', 'make-busy');
    const second = await house.asked(id);
    assert.equal(second?.camera_operator.uuid, two);
    await house.request(id, chosen([four ?? '', two ?? '']));
    const after = await house.show(id);
    const stateOf = new Map(
      after.booking_availabilities.map((offer) => [offer.camera_operator.uuid, offer.state]),
    );
    assert.deepEqual(
      [one, two, three, four].map((each) => stateOf.get(each ?? '')),
      ['busy', 'unknown', 'cancelled', 'awaiting_send'],
    );
    assert.equal((await house.asked(id))?.uuid, second?.uuid);
    const declined = await house.request(id, chosen([one ?? '']));
    assert.equal(declined.status, 400);
    await house.request(id, off);
    assert.deepEqual((await house.states(id)).sort(), ['busy', 'unknown', 'unknown', 'unknown']);
    assert.equal(await house.asked(id), undefined);
  });

  test('continues after the assignee gives up, including offers whose time had passed', async () => {
    const { id } = await open(3);
    await house.request(id);
    const first = await house.asked(id);
    await lapse();
    const second = await house.asked(id);
    const videographer = house.videographer(second?.camera_operator.uuid);
    await house.answer(videographer, second?.uuid ?? '', 'make-available');
    const { body } = await house.answer(videographer, second?.uuid ?? '', 'make-busy');
    assert.deepEqual(
      [body.state, body.assignment, body.booking.state],
      ['busy', 'none', 'requested'],
    );
    const third = await house.asked(id);
    assert.ok(third && third.uuid !== first?.uuid);
    const news = await house.told(house.users.clientUser, id);
    assert.ok(news.some(({ verb }) => verb === 'can no longer film'));
    await lapse();
    assert.equal((await house.asked(id))?.uuid, first?.uuid);
    await lapse();
    assert.equal((await house.show(id)).auto_assign?.state, 'failed');
  });

  test('ends when the assignee gives up and nobody is left, or when staff had assigned them', async () => {
    const { id } = await open(1);
    await house.request(id);
    const offer = await house.asked(id);
    const videographer = house.videographer(offer?.camera_operator.uuid);
    await house.answer(videographer, offer?.uuid ?? '', 'make-available');
    await house.act(house.users.editor, id, 'unassign-camera-operator');
    await house.request(id, off);
    await house.answer(videographer, offer?.uuid ?? '', 'make-available');
    await house.act(house.users.editor, id, 'assign-camera-operator', {
      camera_operator: videographer.id,
      is_available_only: true,
    });
    const { body } = await house.answer(videographer, offer?.uuid ?? '', 'make-busy');
    assert.equal(body.booking.state, 'active');
    const shown = await house.show(id);
    assert.deepEqual([shown.camera_operator, shown.auto_assign?.state], [null, 'disabled']);
  });

  test('can be stopped: nobody else is asked, and an admin assigns', async () => {
    const { id } = await open(2);
    await house.request(id);
    const { body } = await house.act(house.users.editor, id, 'disable-auto-assign');
    assert.deepEqual([body.state, body.auto_assign?.state], ['requested', 'disabled']);
    assert.deepEqual(await house.states(id), ['unknown', 'init']);
    await lapse();
    assert.deepEqual(await house.states(id), ['unknown', 'init']);
    const [offer] = body.booking_availabilities;
    const videographer = house.videographer(offer?.camera_operator.uuid);
    const accepted = await house.answer(videographer, offer?.uuid ?? '', 'make-available');
    assert.deepEqual(
      [accepted.body.state, accepted.body.booking.state],
      ['available', 'requested'],
    );
  });

  test('skips videographers who took another shoot meanwhile', async () => {
    const { id } = await open(3);
    const [one, two, three] = house.videographers.map((each) => each.id);
    await house.request(id, chosen([one ?? '', two ?? '', three ?? '']));
    await house.make({ state: 'assigned', videographerId: two });
    await lapse();
    assert.deepEqual(await house.states(id), ['unknown', 'cancelled', 'unknown']);
  });

  test('asks nobody more once the booking is on hold or cancelled', async () => {
    for (const action of ['make-on-hold', 'make-cancelled']) {
      const { id } = await open(2);
      await house.request(id);
      const offer = await house.asked(id);
      await house.act(house.users.admin, id, action, { cancellation_reason: 'weather' });
      await lapse();
      assert.deepEqual(await house.states(id), ['cancelled', 'cancelled']);
      const videographer = house.videographer(offer?.camera_operator.uuid);
      const late = await house.answer<ApiErrorBody>(
        videographer,
        offer?.uuid ?? '',
        'make-available',
      );
      assert.equal(late.status, 409);
      assert.match(late.body.message, /the offer is Cancelled\. Nothing is possible now\./);
    }
  });

  test('again after a change asks the assignee to confirm, and then assigns them again', async () => {
    const { id } = await open(1);
    await house.request(id);
    const offer = await house.asked(id);
    const videographer = house.videographer(offer?.camera_operator.uuid);
    await house.answer(videographer, offer?.uuid ?? '', 'make-available');
    const { body, status } = await house.lengthen(id, 8);
    assert.equal(status, 200, JSON.stringify(body));
    assert.deepEqual([body.state, body.camera_operator], ['requested', null]);
    const again = await house.asked(id);
    assert.equal(again?.uuid, offer?.uuid);
    assert.deepEqual(await house.mailsTo({ email: again?.camera_operator.email ?? '' }), [
      'Job offer: Harbour film (#10001), Mon, 9 Mar 2026',
      'Please confirm the changes: Harbour film (#10001), Mon, 9 Mar 2026',
      'You are assigned: Harbour film (#10001), Mon, 9 Mar 2026',
    ]);
    await lapse();
    assert.equal((await house.show(id)).auto_assign?.state, 'failed');
    const late = await house.answer(videographer, offer?.uuid ?? '', 'make-available');
    assert.deepEqual([late.status, late.body.booking.state], [200, 'assigned']);
    const logs = await house.inside((tx) =>
      tx.select().from(stateLog).where(eq(stateLog.bookingId, id)),
    );
    assert.ok(logs.some(({ reason, userId }) => reason === 'an offer lapsed' && !userId));
  });
});
