import { fileURLToPath } from 'node:url';
import { sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import type { Db } from './db.ts';
import { dropFunctions, dropTriggers } from './drop-rules.ts';
import { rowsOf } from './rows.ts';

export const ownMigrations = fileURLToPath(new URL('../../../migrations', import.meta.url));

/** When each migration of a folder was made, in milliseconds since 1970, oldest first. */
export function migrationTimes(migrationsFolder = ownMigrations): number[] {
  return readMigrationFiles({ migrationsFolder }).map(({ folderMillis }) => folderMillis);
}

/**
 * Runs and records the migrations that the database lacks, up to an instant. They find no triggers and no
 * functions, whatever release the database comes from; `applyRules` must follow.
 */
export async function migrateTables(
  tx: Db,
  migrationsFolder = ownMigrations,
  until = Infinity,
): Promise<void> {
  await tx.execute(sql`create schema if not exists shootline`);
  await tx.execute(sql`create table if not exists shootline.migration (
    id serial primary key, hash text not null, created_at bigint)`);
  const [newest] = rowsOf<{ at: number | null }>(
    await tx.execute(sql`select max(created_at)::float8 as at from shootline.migration`),
  );
  const pending = readMigrationFiles({ migrationsFolder }).filter(
    ({ folderMillis }) => folderMillis > (newest?.at ?? 0) && folderMillis <= until,
  );
  if (pending.length === 0) return;
  await dropTriggers(tx, sql`true`);
  await dropFunctions(tx, sql`true`);
  for (const { sql: statements, folderMillis, hash } of pending) {
    for (const statement of statements) await tx.execute(sql.raw(statement));
    await tx.execute(sql`insert into shootline.migration (hash, created_at)
      values (${hash}, ${folderMillis})`);
  }
}

/** Drops the product's tables and creates them as they were after a migration. */
export async function makeTables(tx: Db, migrationsFolder: string, until: number): Promise<void> {
  await tx.execute(sql`drop schema if exists shootline cascade`);
  await migrateTables(tx, migrationsFolder, until);
}
