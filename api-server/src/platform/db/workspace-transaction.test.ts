import assert from 'node:assert/strict';
import { test } from 'node:test';
import { eq } from 'drizzle-orm';
import { testEngine, openTestDatabase } from '../../../tests/database.ts';
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
  // The embedded engine runs transactions one after the other.
  const isParallel = testEngine() === 'postgresql';
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
      if (isParallel) await met;
      await write(second);
    });
  await Promise.all([lengthen(one.id, two.id), lengthen(two.id, one.id)]);
  // The transaction that retries may meet the other once more before that one is done.
  if (isParallel) assert.ok(arrived > 2, `${arrived}`);
  else assert.equal(arrived, 2);
  const rows = await workspace.inside((tx) => tx.select({ name: client.name }).from(client));
  assert.deepEqual(rows.map(({ name }) => name).sort(), ['One++', 'Two++']);
  await close();
});
