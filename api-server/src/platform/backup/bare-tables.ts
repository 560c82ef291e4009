import { sql } from 'drizzle-orm';
import type { Db } from '../db/db.ts';
import { rowsOf } from '../db/rows.ts';
import { type Table, named } from './tables.ts';

type Reference = { table: string; name: string; definition: string };

/**
 * Allows rows into new tables unchanged and in any order: drops foreign keys, and disables triggers and,
 * for the owner, row-level security. The returned function restores all of these, which checks the
 * references.
 */
export async function bareTables(tx: Db, tables: Table[]): Promise<() => Promise<void>> {
  const references = rowsOf<Reference>(
    await tx.execute(sql`
      select r.relname as table, c.conname as name, pg_get_constraintdef(c.oid) as definition
      from pg_constraint c join pg_class r on r.oid = c.conrelid
      where c.contype = 'f' and r.relnamespace = 'shootline'::regnamespace`),
  );
  const alter = (table: string, change: string) =>
    tx.execute(sql`alter table ${named(table)} ${sql.raw(change)}`);

  for (const { table, name } of references) {
    await tx.execute(sql`alter table ${named(table)} drop constraint ${sql.identifier(name)}`);
  }
  for (const { name, isPerTenant } of tables) {
    await alter(name, 'disable trigger user');
    if (isPerTenant) await alter(name, 'no force row level security');
  }
  return async () => {
    for (const { table, name, definition } of references) {
      await tx.execute(sql`alter table ${named(table)}
        add constraint ${sql.identifier(name)} ${sql.raw(definition)}`);
    }
    for (const { name, isPerTenant } of tables) {
      await alter(name, 'enable trigger user');
      if (isPerTenant) await alter(name, 'force row level security');
    }
  };
}
