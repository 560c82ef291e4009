import { sql } from '../db/drizzle.ts';
import type { Db } from '../db/db.ts';
import { rowsOf } from '../db/rows.ts';
import { named } from './tables.ts';

type Reference = { table: string; name: string; definition: string };

/**
 * Allows rows into new tables, which have no triggers and policies yet, in any order: drops foreign keys.
 * The returned function restores them, which checks the references.
 */
export async function suspendConstraints(tx: Db): Promise<() => Promise<void>> {
  const references = rowsOf<Reference>(
    await tx.execute(sql`
      select r.relname as table, c.conname as name, pg_get_constraintdef(c.oid) as definition
      from pg_constraint c join pg_class r on r.oid = c.conrelid
      where c.contype = 'f' and r.relnamespace = 'shootline'::regnamespace`),
  );
  for (const { table, name } of references) {
    await tx.execute(sql`alter table ${named(table)} drop constraint ${sql.identifier(name)}`);
  }
  return async () => {
    for (const { table, name, definition } of references) {
      await tx.execute(sql`alter table ${named(table)}
        add constraint ${sql.identifier(name)} ${sql.raw(definition)}`);
    }
  };
}
