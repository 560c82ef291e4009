import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { ApiErrorBody } from '@shootline/shared-api/contract';
import {
  type OfferWorkspace,
  createOfferWorkspace,
} from '../../../../tests/workspaces/offer-workspace.ts';
import { type TestApi, startTestApi } from '../../../../tests/test-api.ts';
import { hoursFromNow } from '../../../../tests/workspace.ts';

describe('assigning a videographer', () => {
  let api: TestApi;
  let house: OfferWorkspace;
  let days = 3;

  before(async () => {
    api = await startTestApi();
    house = await createOfferWorkspace(api, 3);
  });
  after(() => api.close());

  const another = (values: Parameters<OfferWorkspace['make']>[0] = {}) =>
    house.make({ date: hoursFromNow(24 * days++), ...values });
  const assign = <Body = { state: string } & ApiErrorBody>(
    id: string,
    videographerId: string | undefined,
    isAvailableOnly = false,
  ) =>
    house.act<Body>(house.users.editor, id, 'assign-camera-operator', {
      camera_operator: videographerId,
      is_available_only: isAvailableOnly,
    });
  const verbs = async (who: { id: string; tenantId: string }, id: string) =>
    (await house.told(who, id)).map(({ verb, target_path }) => [verb, target_path]);

  test('notifies the videographer, the client and the staff', async () => {
    const { id } = await another();
    const [one] = house.videographers;
    assert.ok(one);
    assert.equal((await assign(id, one.id)).body.state, 'assigned');
    assert.deepEqual(await verbs(one, id), [['assigned you to', `/booking/${id}`]]);
    assert.deepEqual(await verbs(house.users.clientUser, id), [
      ['assigned Operator 1 to', `/booking/${id}`],
    ]);
    assert.deepEqual(await verbs(house.users.editor, id), []);
    assert.deepEqual(await house.mailsTo(one), [
      'You are assigned: Harbour film (#10001), Mon, 9 Mar 2026',
    ]);
  });

  test('releases the former one, whose notifications lose their links, and logs it', async () => {
    const { id } = await another();
    const [one, two] = house.videographers;
    assert.ok(one && two);
    await assign(id, one.id);
    const { status, body } = await assign(id, two.id);
    assert.deepEqual([status, body.state], [200, 'assigned']);
    assert.equal((await house.show(id)).camera_operator?.email, two.email);
    assert.ok((await verbs(one, id)).some(([verb]) => verb === 'released you from'));
    for (const [, path] of await verbs(one, id)) assert.equal(path, null);
    assert.equal((await api.ask(one, `/booking/${id}`)).status, 404);
    const { title, booking_uid: uid } = await house.show(id);
    const mails = (await house.mailsTo(one)).filter((subject) => subject.includes(`(#${uid})`));
    assert.deepEqual(
      mails.map((subject) => subject.split(':')[0]),
      ['You are assigned', 'You are no longer assigned'],
    );
    assert.match(
      mails[1] ?? '',
      new RegExp(`: ${title} \\(#${uid}\\), \\w{3}, \\d+ \\w{3} \\d{4}$`),
    );
    const history = (await house.show(id)).state_logs;
    assert.deepEqual(history.map(({ state_display }) => state_display).toSorted(), [
      'Assigned',
      'Reassigned',
    ]);
    assert.equal((await assign(id, two.id)).status, 400);
  });

  test('says which value is wrong', async () => {
    const { id } = await another();
    const [one] = house.videographers;
    const gone = await house.user('camera_operator', { fullName: 'Long Gone', isActive: false });
    const message = async (videographerId: string | undefined, only = false) => {
      const { status, body } = await assign(id, videographerId, only);
      assert.equal(status, 400);
      return body.errors.map((error) => `${error.field}: ${error.message}`);
    };
    assert.deepEqual(await message(undefined), ['camera_operator: Please select a value.']);
    assert.deepEqual(await message(house.users.admin.id), [
      'camera_operator: Please select a value.',
    ]);
    assert.deepEqual(await message(gone.id), ['camera_operator: Long Gone is no longer active.']);
    assert.deepEqual(await message(one?.id, true), [
      'camera_operator: Operator 1 has not answered that they are available.',
    ]);
  });

  test('is refused if the videographer films elsewhere then, naming the time but not the client', async () => {
    const date = hoursFromNow(24 * days++);
    const [, , three] = house.videographers;
    const first = await house.make({ date, title: 'Secret' });
    await assign(first.id, three?.id);
    const near = await house.make({ date: new Date(date.getTime() + 5 * 3_600_000) });
    const { status, body } = await assign(near.id, three?.id);
    assert.equal(status, 409);
    assert.match(
      body.message,
      /^Sorry, Operator 3 films another shoot from \w{3}, \d+ \w{3} 2026, 12:00 PM \(AE[DS]T\) to 6:00 PM, which overlaps this one\.$/,
    );
    const next = await house.make({ date: new Date(date.getTime() + 6 * 3_600_000) });
    assert.equal((await assign(next.id, three?.id)).status, 200);
    const early = await house.make({
      date: new Date(date.getTime() + 14 * 3_600_000),
      arrivalAndSetupDate: new Date(date.getTime() + 11 * 3_600_000),
    });
    assert.equal((await assign(early.id, three?.id)).status, 409);
    // Cancelling the other booking frees the time.
    await house.act(house.users.admin, next.id, 'make-cancelled', {
      cancellation_reason: 'weather',
    });
    assert.equal((await assign(early.id, three?.id)).status, 200);
  });

  test('ends when they release themselves, and they are not asked again', async () => {
    const { id } = await another();
    const [one, two, three] = house.videographers;
    assert.ok(one && two && three);
    await assign(id, one.id);
    const { status, body } = await house.act(one, id, 'unassign-camera-operator');
    assert.deepEqual([status, body.state], [200, 'active']);
    assert.ok((await verbs(house.users.admin, id)).some(([verb]) => verb === 'can no longer film'));
    const { body: asked } = await house.request(id);
    const stateOf = new Map(
      asked.booking_availabilities.map((offer) => [offer.camera_operator.uuid, offer.state]),
    );
    assert.equal(stateOf.get(one.id), 'busy');
    assert.equal(stateOf.size, 3);
  });
});
