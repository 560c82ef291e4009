import { sql } from '../../platform/db/drizzle.ts';
import type { Db } from '../../platform/db/db.ts';
import { tenantRole } from '../../platform/db/migrate/migrate.ts';
import { rowsOf } from '../../platform/db/rows.ts';

/** Tables that every machine has a whole copy of when workspaces are spread over several, and why. */
export const copiedTables: Record<string, string> = {
  tenant: 'A workspace is found by its alias, and every row belongs to one.',
};

/** Tables that stay on the machine that the servers connect to, and why. */
export const centralTables: Record<string, string> = {
  migration: 'About the schema.',
  applied_rules: 'About the schema.',
  installation_secret: 'Names the place of the files, which belong to all workspaces.',
  rate_count: 'Counts attempts by address before a workspace is known.',
};

/**
 * The tables that can be spread over several machines by `tenant_id`, each after those that its foreign
 * keys name.
 */
export async function spreadTables(db: Db): Promise<string[]> {
  const tables = rowsOf<{ name: string }>(
    await db.execute(sql`
      with recursive depths as (
        select c.oid, 0 as depth from pg_class c join pg_attribute a on a.attrelid = c.oid
        where c.relnamespace = 'shootline'::regnamespace and c.relkind = 'r'
          and a.attname = 'tenant_id'
        union
        select f.conrelid, depth + 1 from depths join pg_constraint f
          on f.confrelid = depths.oid and f.contype = 'f' and f.conrelid <> f.confrelid
      )
      select relname as name from depths join pg_class on pg_class.oid = depths.oid
      group by relname order by max(depth), relname`),
  );
  return tables.map(({ name }) => name);
}

/**
 * Statements of one transaction that spread the tables of a Citus coordinator over its machines. The
 * policies of row-level security lose their subqueries, which Citus refuses.
 */
export async function spreadingStatements(db: Db): Promise<string[]> {
  const policies = rowsOf<{ statement: string }>(
    await db.execute(sql`
      select format('alter policy %I on %s using (%I = nullif(current_setting(%L, true), '''')::uuid)',
        polname, polrelid::regclass, parts[1], parts[2]) as statement
      from pg_policy cross join lateral regexp_match(
        pg_get_expr(polqual, polrelid), '^\\((\\w+) = .*current_setting\\(''([\\w.]+)''') as parts`),
  );
  const [first = '', ...others] = await spreadTables(db);
  return [
    // The coordinator connects to the other machines as the role of the transaction.
    `alter role ${tenantRole} login`,
    // Passes on what limits a transaction to one workspace.
    `alter role current_user set citus.propagate_set_commands to 'local'`,
    ...policies.map(({ statement }) => statement),
    // Foreign keys to copied tables must not draw the others in.
    'set local citus.enable_local_reference_table_foreign_keys to off',
    // Rows without a key can be moved to another machine while they are written.
    'alter table shootline.summary_due replica identity full',
    // Each trigger writes rows of the workspace of its row, which are on the same machine.
    'set local citus.enable_unsafe_triggers to on',
    "set local citus.multi_shard_modify_mode to 'sequential'",
    ...Object.keys(copiedTables).map(
      (name) => `select create_reference_table('shootline.${name}')`,
    ),
    `select create_distributed_table('shootline.${first}', 'tenant_id', colocate_with => 'none')`,
    ...others.map(
      (name) =>
        `select create_distributed_table('shootline.${name}', 'tenant_id', colocate_with => 'shootline.${first}')`,
    ),
  ];
}
