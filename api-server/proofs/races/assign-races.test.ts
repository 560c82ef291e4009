import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { ApiErrorBody, Booking } from '@shootline/shared-api/contract';
import {
  type OfferWorkspace,
  createOfferWorkspace,
} from '../../tests/workspaces/offer-workspace.ts';
import { type TestApi, startTestApi } from '../../tests/test-api.ts';
import { hoursFromNow } from '../../tests/workspace.ts';
import { raceRounds } from './race.ts';

const rounds = Math.ceil(raceRounds / 3);

type Staffed = Booking & ApiErrorBody;

describe('several users who staff one shoot from the same screen', () => {
  let api: TestApi;
  let house: OfferWorkspace;
  let days = 3;

  before(async () => {
    api = await startTestApi();
    house = await createOfferWorkspace(api, 16);
  });
  after(() => api.close());

  // A different day for each round, to keep rounds from conflicting.
  const another = () => house.make({ date: hoursFromNow(24 * days++) });
  /** Returns an action by an admin whose screen shows the booking as it is now. */
  async function seen(id: string) {
    const { version } = await house.show(id);
    return (action: string, body?: unknown) =>
      house.act<Staffed>(house.users.admin, id, action, body, { 'If-Match': `"${version}"` });
  }
  const assign = (videographerId: string | undefined) =>
    [
      'assign-camera-operator',
      { camera_operator: videographerId, is_available_only: false },
    ] as const;
  const statuses = (answers: { status: number }[]) => answers.map(({ status }) => status).sort();

  test('assign at once: one succeeds, and the others learn who is assigned', async () => {
    for (let round = 0; round < rounds; round++) {
      const { id } = await another();
      const act = await seen(id);
      const answers = await Promise.all(
        house.videographers.map((videographer) => act(...assign(videographer.id))),
      );
      assert.deepEqual(statuses(answers), [200, ...Array<number>(15).fill(409)]);
      const first = answers.findIndex(({ status }) => status === 200);
      assert.equal((await house.stored(id))?.videographerId, house.videographers[first]?.id);
      const { camera_operator } = await house.show(id);
      for (const { status, body } of answers) {
        if (status === 409) assert.ok(body.message.includes(camera_operator?.full_name ?? '?'));
      }
    }
  });

  test('assign during an acceptance: the first one wins', async () => {
    const ways = [
      { is_selection_manual: false, is_auto_assign_enabled: true },
      { is_selection_manual: false, is_auto_assign_enabled: false },
    ];
    for (let round = 0; round < rounds; round++) {
      const { id } = await another();
      const { body } = await house.request(id, ways[round % ways.length]);
      const offer = body.booking_availabilities.find(({ state }) => state === 'unknown');
      const asked = house.videographer(offer?.camera_operator.uuid);
      const other = house.videographers.find((videographer) => videographer.id !== asked.id);
      const act = await seen(id);
      const both = await Promise.all([
        house.answer<ApiErrorBody>(asked, offer?.uuid ?? '', 'make-available'),
        act(...assign(other?.id)),
      ]);
      assert.deepEqual(statuses(both), [200, 409], JSON.stringify(both.map((one) => one.body)));
      const hasAccepted = both[0]?.status === 200;
      const assigned = (await house.stored(id))?.videographerId;
      if (!hasAccepted) assert.equal(assigned, other?.id);
      else assert.notEqual(assigned, other?.id);
    }
  });

  test('reassign and release at once: only the videographer on the screen is released', async () => {
    const [one, two] = house.videographers;
    for (let round = 0; round < rounds; round++) {
      const { id } = await another();
      await (
        await seen(id)
      )(...assign(one?.id));
      const act = await seen(id);
      const both = await Promise.all([act(...assign(two?.id)), act('unassign-camera-operator')]);
      assert.deepEqual(statuses(both), [200, 409]);
      const assigned = (await house.stored(id))?.videographerId ?? null;
      assert.equal(assigned, both[0]?.status === 200 ? two?.id : null);
    }
  });
});
