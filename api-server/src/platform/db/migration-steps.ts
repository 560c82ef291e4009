import { fileURLToPath } from 'node:url';
import { sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import type { Db } from './db.ts';

/** Where migrations are stored and recorded. */
export const migrations = {
  migrationsFolder: fileURLToPath(new URL('../../../migrations', import.meta.url)),
  migrationsSchema: 'shootline',
  migrationsTable: 'migration',
};

/** When each migration of a folder was made, in milliseconds since 1970, oldest first. */
export function migrationTimes(migrationsFolder = migrations.migrationsFolder): number[] {
  return readMigrationFiles({ migrationsFolder }).map(({ folderMillis }) => folderMillis);
}

/** Drops the product's tables and creates them as they were after a migration. */
export async function makeTables(tx: Db, migrationsFolder: string, until: number): Promise<void> {
  await tx.execute(sql`drop schema if exists shootline cascade`);
  await tx.execute(sql`create schema shootline`);
  await tx.execute(sql`create table shootline.migration (
    id serial primary key, hash text not null, created_at bigint)`);
  await migrateTables(tx, migrationsFolder, 0, until);
}

/** Runs and records the migrations made after one instant and up to another. */
export async function migrateTables(
  tx: Db,
  migrationsFolder: string,
  after: number,
  until = Infinity,
): Promise<void> {
  const migrationFiles = readMigrationFiles({ migrationsFolder });
  for (const { sql: statements, folderMillis, hash } of migrationFiles) {
    if (folderMillis <= after || folderMillis > until) continue;
    for (const statement of statements) await tx.execute(sql.raw(statement));
    await tx.execute(sql`insert into shootline.migration (hash, created_at)
      values (${hash}, ${folderMillis})`);
  }
}
