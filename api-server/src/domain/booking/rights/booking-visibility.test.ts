import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { states } from '../../../../tests/expected-rights.ts';
import { type TestApi, startTestApi } from '../../../../tests/test-api.ts';
import { createTestWorkspace } from '../../../../tests/workspace.ts';
import { booking } from '../../schema.ts';
import { findUser } from '../../people/user/user.repository.ts';
import { visibleTo } from './booking-visibility.repository.ts';
import { isVisibleTo, lockBookings } from '../booking.repository.ts';

let api: TestApi;
before(async () => {
  api = await startTestApi();
});
after(() => api.close());

test('lists and actions agree on who may view which booking', async () => {
  const workspace = await createTestWorkspace(api.db);
  const { client, ...users } = await workspace.everyone();
  const { client: otherClient, ...others } = await workspace.everyone();
  const ids: string[] = [];
  const make = async (values: Parameters<typeof workspace.booking>[0]) => {
    const { id } = await workspace.booking(values);
    ids.push(id);
    return id;
  };
  for (const state of states) {
    await make({ state, clientId: client.id, submitterId: users.clientUser.id });
    await make({ state, clientId: client.id, submitterId: users.unapproved.id });
    await make({ state, clientId: otherClient.id, submitterId: others.teamAdmin.id });
    const filmed = { submitterId: users.admin.id, videographerId: users.videographer.id };
    await make({ state, clientId: otherClient.id, ...filmed });
    const fee = await make({ state, clientId: client.id, submitterId: users.owner.id });
    await workspace.fee(fee, users.finance.id, others.videographer.id);
  }
  await workspace.inside(async (tx) => {
    const rows = await lockBookings(tx, workspace.tenantId, ids);
    assert.equal(rows.length, ids.length);
    for (const { id, role } of [...Object.values(users), ...Object.values(others)]) {
      const viewer = await findUser(tx, workspace.tenantId, id);
      assert.ok(viewer);
      const listed = await tx.select({ id: booking.id }).from(booking).where(visibleTo(tx, viewer));
      const viewable = rows.filter((row) => isVisibleTo(viewer, row));
      assert.deepEqual(
        listed.map((row) => row.id).sort(),
        viewable.map((row) => row.booking.id).sort(),
        `role ${role}`,
      );
    }
  });
});
