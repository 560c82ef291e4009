import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { Booking } from '@shootline/shared-api/contract';
import {
  type OfferWorkspace,
  createOfferWorkspace,
} from '../../../tests/workspaces/offer-workspace.ts';
import { type TestApi, startTestApi } from '../../../tests/test-api.ts';

type Reader = 'admin' | 'clientUser';

describe('the Status History', () => {
  let api: TestApi;
  let house: OfferWorkspace;

  before(async () => {
    api = await startTestApi();
    house = await createOfferWorkspace(api, 3);
  });
  after(() => api.close());

  /** The history as a reader sees it, oldest first. */
  const history = async (id: string, reader: Reader = 'admin') => {
    const { state_logs: logs } = await api.get<Booking>(house.users[reader], `/booking/${id}`);
    return logs.toReversed().map((log) => {
      const parts = log.staffing.map(
        ({ part_display: part, names }) => `${part}: ${names.join(', ')}`,
      );
      return [log.state_display, log.by_display, ...parts];
    });
  };
  const step = () => api.moveClock(1);
  /** The videographer asked now, with the offer. */
  const asked = async (id: string) => {
    const offer = await house.asked(id);
    assert.ok(offer);
    const { uuid, full_name: name } = offer.camera_operator;
    return { user: house.videographer(uuid), name, offer: offer.uuid };
  };

  test('names who was asked, declined and accepted, and by whom', async () => {
    const { id } = await house.make();
    step();
    await house.request(id);
    const first = await asked(id);
    step();
    await house.answer(first.user, first.offer, 'make-busy');
    const second = await asked(id);
    api.moveClock(30);
    await api.runJobs();
    const third = await asked(id);
    step();
    await house.answer(third.user, third.offer, 'make-available');
    step();
    await house.act(house.users.editor, id, 'unassign-camera-operator');
    const released = ['Active', 'Some editor', `Released: ${third.name}`];
    const assigned = ['Assigned', third.name, `Assigned: ${third.name}`];
    assert.deepEqual(await history(id), [
      ['Requested', 'Some admin', `Asked: ${first.name}`],
      ['Declined', first.name, `Declined: ${first.name}`, `Asked: ${second.name}`],
      ['Asked', 'System', `Asked: ${third.name}`],
      assigned,
      released,
    ]);
    assert.deepEqual(await history(id, 'clientUser'), [
      ['Requested', 'Some admin'],
      assigned,
      released,
    ]);
  });

  test('names both videographers of a reassignment, and who is marked unavailable', async () => {
    const { id } = await house.make();
    const [one, two, three] = house.videographers;
    const assign = (user = one) =>
      house.act(house.users.editor, id, 'assign-camera-operator', {
        camera_operator: user?.id,
        is_available_only: false,
      });
    step();
    await assign();
    step();
    await assign(two);
    step();
    await house.act(house.users.admin, id, 'make-on-hold');
    step();
    await house.act(house.users.admin, id, 'make-active');
    step();
    const { body } = await house.request(id, {
      is_selection_manual: true,
      camera_operators: [three?.id],
      is_auto_assign_enabled: false,
    });
    step();
    const offer = body.booking_availabilities.find(({ state }) => state === 'unknown');
    await house.answer(house.users.editor, offer?.uuid ?? '', 'make-busy');
    const common = [
      ['Assigned', 'Some editor', 'Assigned: Operator 1'],
      ['Reassigned', 'Some editor', 'Released: Operator 1', 'Assigned: Operator 2'],
      ['On Hold', 'Some admin', 'Released: Operator 2'],
      ['Active', 'Some admin'],
    ];
    assert.deepEqual(await history(id), [
      ...common,
      ['Requested', 'Some admin', 'Asked: Operator 3'],
      ['Unavailable', 'Some editor', 'Unavailable: Operator 3'],
    ]);
    assert.deepEqual(await history(id, 'clientUser'), [...common, ['Requested', 'Some admin']]);
  });

  test('says who was released and asked to confirm when the shoot changes', async () => {
    const [one] = house.videographers;
    const { id } = await house.make();
    step();
    await house.act(house.users.editor, id, 'assign-camera-operator', {
      camera_operator: one?.id,
      is_available_only: false,
    });
    step();
    assert.equal((await house.lengthen(id, 8)).body.state, 'requested');
    assert.deepEqual((await history(id)).at(-1), [
      'Requested',
      'Some admin',
      'Released: Operator 1',
      'Asked: Operator 1',
    ]);
    assert.deepEqual((await history(id, 'clientUser')).at(-1), [
      'Requested',
      'Some admin',
      'Released: Operator 1',
    ]);
  });

  test('names people in notifications, not their addresses', async () => {
    const [one] = house.videographers;
    const { id } = await house.make();
    await house.act(house.users.editor, id, 'assign-camera-operator', {
      camera_operator: one?.id,
      is_available_only: false,
    });
    const [told] = await house.told(house.users.clientUser, id);
    assert.deepEqual(
      [told?.actor_name, told?.verb, told?.target_name],
      ['Some editor', 'assigned Operator 1 to', 'Harbour film'],
    );
  });
});
