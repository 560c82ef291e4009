import assert from 'node:assert/strict';
import { test } from 'node:test';
import { eq } from './drizzle.ts';
import { openTestDatabase } from '../../../tests/database.ts';
import { createTestWorkspace } from '../../../tests/workspace.ts';
import { client } from './schema.ts';
import { workspaceTransaction } from './workspace-transaction.ts';

test('two transactions in a deadlock both finish, each done once', async () => {
  const { db, close } = await openTestDatabase();
  const workspace = await createTestWorkspace(db);
  const one = await workspace.client({ name: 'One' });
  const two = await workspace.client({ name: 'Two' });
  let arrived = 0;
  let meet: () => void = () => undefined;
  const met = new Promise<void>((resolve) => (meet = resolve));
  const lengthen = (first: string, second: string) =>
    workspaceTransaction(db, workspace.tenantId, async (tx) => {
      const write = async (id: string) => {
        const [row] = await tx.select().from(client).where(eq(client.id, id)).for('update');
        const name = `${row?.name}+`;
        await tx.update(client).set({ name }).where(eq(client.id, id));
      };
      await write(first);
      arrived += 1;
      if (arrived === 2) meet();
      await met;
      await write(second);
    });
  await Promise.all([lengthen(one.id, two.id), lengthen(two.id, one.id)]);
  // The transaction that retries may meet the other once more before that one is done.
  assert.ok(arrived > 2, `${arrived}`);
  const rows = await workspace.inside((tx) => tx.select({ name: client.name }).from(client));
  assert.deepEqual(rows.map(({ name }) => name).sort(), ['One++', 'Two++']);
  await close();
});
