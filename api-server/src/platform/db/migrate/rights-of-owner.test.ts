import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from '../drizzle.ts';
import { createDatabase, onServer } from '../../../../tests/database.ts';
import { createTestWorkspace } from '../../../../tests/workspace.ts';
import { rules } from '../../../rules.ts';
import { openPostgres } from '../connection/client.ts';
import { rowsOf } from '../rows.ts';

test('a user without any rights is told the statements of an administrator', async () => {
  const url = await createDatabase();
  const database = new URL(url).pathname.slice(1);
  const user = `${database}_guest`;
  await onServer(url, `create role ${user} login`);
  const asUser = url.replace('//postgres@', `//${user}@`);
  const statements: string[] = [];
  for (;;) {
    const opened = await openPostgres(asUser, { poolSize: 2, rules }).catch(
      (error: Error) => error,
    );
    if (opened instanceof Error) {
      const [, statement = ''] = /run(?: there)?: (.+)$/.exec(opened.message) ?? [];
      assert.ok(statement, opened.message);
      statements.push(statement);
      await onServer(url, statement);
      continue;
    }
    assert.deepEqual(statements, [
      `GRANT shootline_app TO "${user}";`,
      `GRANT CREATE ON DATABASE "${database}" TO "${user}";`,
    ]);
    // The rules hold for the owner of the tables as well.
    const workspace = await createTestWorkspace(opened.db);
    await workspace.client({ name: 'One' });
    const [seen] = rowsOf<{ count: number }>(
      await opened.db.execute(sql`select count(*)::int as count from shootline.client`),
    );
    assert.equal(seen?.count, 0);
    await opened.close();
    // A later start needs no right to create, as an administrator may prefer.
    await onServer(url, `REVOKE CREATE ON DATABASE "${database}" FROM "${user}"`);
    const again = await openPostgres(asUser, { poolSize: 2, rules });
    return again.close();
  }
});
