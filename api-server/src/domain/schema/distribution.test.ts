import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { type SQL, sql } from '../../platform/db/drizzle.ts';
import type { Connection } from '../../platform/db/connection/client.ts';
import { rowsOf } from '../../platform/db/rows.ts';
import { openTestDatabase } from '../../../tests/database.ts';
import { centralTables, copiedTables, spreadTables, spreadingStatements } from './distribution.ts';
import { tableNames } from '../../table-names.ts';

// The rules that Citus sets for tables that are spread over machines.
describe('the tables of workspaces', () => {
  let connection: Connection;
  let spread: string[];

  const named = async (query: SQL) =>
    rowsOf<{ name: string }>(await connection.db.execute(query)).map(({ name }) => name);
  const listed = (names: string[]) => sql.param(names);

  before(async () => {
    connection = await openTestDatabase();
    spread = await spreadTables(connection.db);
  });
  after(() => connection.close());

  test('are all spread, and every other table is copied or central', () => {
    const others = [...Object.keys(copiedTables), ...Object.keys(centralTables)];
    assert.deepEqual([...spread, ...others].sort(), ['migration', ...tableNames].sort());
  });

  test('have no unique key that does not begin with the workspace', async () => {
    const loose = await named(sql`
      select i.indexrelid::regclass::text as name
      from pg_index i join pg_class c on c.oid = i.indrelid
        join pg_attribute a on a.attrelid = c.oid and a.attname = 'tenant_id'
      where c.relnamespace = 'shootline'::regnamespace and i.indisunique and i.indkey[0] <> a.attnum`);
    assert.deepEqual(loose, []);
  });

  test('refer to each other with the workspace, and else to copied tables alone', async () => {
    const loose = await named(sql`
      select f.conname as name
      from pg_constraint f join pg_class c on c.oid = f.conrelid join pg_class t on t.oid = f.confrelid
      where f.contype = 'f' and c.relnamespace = 'shootline'::regnamespace
        and not (c.relname = any (${listed(spread)}::text[])
          and (t.relname = any (${listed(Object.keys(copiedTables))}::text[])
            or t.relname = any (${listed(spread)}::text[])
              and (select attname from pg_attribute where attrelid = c.oid and attnum = f.conkey[1]) = 'tenant_id'
              and (select attname from pg_attribute where attrelid = t.oid and attnum = f.confkey[1]) = 'tenant_id'))`);
    assert.deepEqual(loose, []);
  });

  test('are forgotten by no key, as the key would forget the workspace too', async () => {
    const forgetting = await named(sql`
      select conname as name from pg_constraint
      where connamespace = 'shootline'::regnamespace and contype = 'f' and confdeltype in ('n', 'd')`);
    assert.deepEqual(forgetting, []);
  });

  test('exclude rows of one workspace only', async () => {
    const loose = await named(sql`
      select x.conname as name
      from pg_constraint x join pg_attribute a on a.attrelid = x.conrelid and a.attname = 'tenant_id'
        join pg_operator o on o.oid = x.conexclop[1]
      where x.connamespace = 'shootline'::regnamespace and x.contype = 'x'
        and not (x.conkey[1] = a.attnum and o.oprname = '=')`);
    assert.deepEqual(loose, []);
  });

  test('are spread by statements without a subquery in a policy', async () => {
    const statements = await spreadingStatements(connection.db);
    const policies = statements.filter((statement) => statement.startsWith('alter policy'));
    const [count] = rowsOf<{ count: number }>(
      await connection.db.execute(sql`select count(*)::int as count from pg_policy`),
    );
    assert.equal(policies.length, count?.count);
    assert.ok(policies.every((statement) => !/select/i.test(statement)));
    for (const name of spread) {
      const own = statements.filter((one) =>
        one.includes(`create_distributed_table('shootline.${name}'`),
      );
      assert.equal(own.length, 1, name);
    }
  });
});
