import { sql } from '../db/drizzle.ts';
import type { Db } from '../db/db.ts';
import { rowsOf } from '../db/rows.ts';

/**
 * Tables of the platform that backups leave out, because their rows are short-lived or about the database
 * itself.
 */
const ownTransientTables = [
  'migration',
  'applied_rules',
  'session',
  'known_browser',
  'password_ticket',
  'rate_count',
  'trusted_device',
];

export type Table = {
  name: string;
  /** Without generated columns. */
  columns: { name: string; type: string }[];
  /** Row-level security hides its rows outside their workspace, even from the owner. */
  isPerWorkspace: boolean;
};

/** All tables and their columns. */
export async function allTables(tx: Db): Promise<Table[]> {
  return rowsOf<Table>(
    await tx.execute(sql`
      select c.relname as name, c.relforcerowsecurity as "isPerWorkspace",
        json_agg(json_build_object('name', a.attname, 'type', format_type(a.atttypid, a.atttypmod))
          order by a.attnum) as columns
      from pg_class c join pg_attribute a on a.attrelid = c.oid
      where c.relnamespace = to_regnamespace('shootline') and c.relkind = 'r'
        and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
      group by c.oid, c.relname, c.relforcerowsecurity order by c.relname`),
  );
}

/** The product's tables and their columns for a backup, without transient tables. */
export async function listTables(tx: Db, transientTables: readonly string[]): Promise<Table[]> {
  const leftOut = [...ownTransientTables, ...transientTables];
  return (await allTables(tx)).filter(({ name }) => !leftOut.includes(name));
}

/** A table of the product. */
export function named(name: string) {
  return sql`shootline.${sql.identifier(name)}`;
}

/** Makes the text form of values independent of the connection's settings. */
export async function neutralTexts(tx: Db): Promise<void> {
  await tx.execute(sql`set local timezone = 'UTC'; set local datestyle = 'ISO, YMD';
    set local intervalstyle = 'postgres'; set local bytea_output = 'hex'; set local extra_float_digits = 1`);
}

/**
 * When the database's newest migration was made, in milliseconds since 1970; undefined if there is none.
 */
export async function migrationOf(tx: Db): Promise<number | undefined> {
  const [schema] = rowsOf<{ exists: boolean }>(
    await tx.execute(sql`select to_regclass('shootline.migration') is not null as exists`),
  );
  if (!schema?.exists) return undefined;
  const [newest] = rowsOf<{ at: number | null }>(
    await tx.execute(sql`select max(created_at)::float8 as at from shootline.migration`),
  );
  return newest?.at ?? undefined;
}
