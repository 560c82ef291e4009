import { sql } from '../drizzle.ts';
import type { Db } from '../db.ts';
import { dropFunctions, dropTriggers } from './drop-rules.ts';
import { isLockTimeout, patience } from './lock-waits.ts';
import {
  type Migration,
  migrationTimes,
  ownMigrations,
  readMigrations,
} from './migration-files.ts';
import { rowsOf } from '../rows.ts';

/** Progress for the operator. */
export type MigrationNotice =
  | { event: 'migration applied'; migration: string; seconds: number }
  | { event: 'rules applied'; version: string }
  | { event: 'migration waits for a lock' };

export type Tell = (notice: MigrationNotice) => void;

/** When the migrations of a database were made, oldest first; none without tables. */
export async function appliedTimes(db: Db): Promise<number[]> {
  const [table] = rowsOf<{ exists: boolean }>(
    await db.execute(sql`select to_regclass('shootline.migration') is not null as exists`),
  );
  if (!table?.exists) return [];
  const rows = rowsOf<{ at: string }>(
    await db.execute(
      sql`select created_at::text as at from shootline.migration order by created_at`,
    ),
  );
  return rows.map(({ at }) => Number(at));
}

/**
 * When the migrations of a database were made, how many of this server's it lacks, and how many it has that
 * this server does not know.
 */
export async function migrationsOf(db: Db) {
  const applied = await appliedTimes(db);
  const own = migrationTimes();
  return {
    applied,
    missing: own.filter((time) => !applied.includes(time)).length,
    foreign: applied.filter((time) => !own.includes(time)).length,
  };
}

/** The migrations that a database lacks, oldest first. */
export async function pendingMigrations(
  db: Db,
  migrationsFolder = ownMigrations,
): Promise<Migration[]> {
  const applied = new Set(await appliedTimes(db));
  return readMigrations(migrationsFolder).filter(({ at }) => !applied.has(at));
}

async function run(db: Db, { statements, hash, at }: Migration): Promise<void> {
  for (const statement of statements) await db.execute(sql.raw(statement));
  await db.execute(sql`insert into shootline.migration (hash, created_at) values (${hash}, ${at})`);
}

async function runTimed(db: Db, migration: Migration, tell: Tell): Promise<void> {
  const start = performance.now();
  await run(db, migration);
  const seconds = Math.round(performance.now() - start) / 1000;
  tell({ event: 'migration applied', migration: migration.name, seconds });
}

const nothing = () => undefined;

/**
 * Runs and records the migrations that the database lacks, up to an instant, except those that need no
 * transaction. They find no triggers and no functions, whatever release the database comes from;
 * `applyRules` must follow, then `migrateOutside`.
 */
export async function migrateTables(
  tx: Db,
  migrationsFolder = ownMigrations,
  { until = Infinity, tell = nothing }: { until?: number; tell?: Tell } = {},
): Promise<void> {
  await tx.execute(sql`create table if not exists shootline.migration (
    id serial primary key, hash text not null, created_at bigint)`);
  const pending = (await pendingMigrations(tx, migrationsFolder)).filter(
    ({ at, isOutside }) => at <= until && !isOutside,
  );
  if (pending.length === 0) return;
  await dropTriggers(tx, sql`true`);
  await dropFunctions(tx, sql`true`);
  for (const migration of pending) await runTimed(tx, migration, tell);
}

/** Throws if an index was left half built. */
async function checkIndexes(db: Db, { name }: Migration): Promise<void> {
  const [broken] = rowsOf<{ name: string }>(
    await db.execute(sql`
      select c.oid::regclass::text as name from pg_index i join pg_class c on c.oid = i.indexrelid
      where c.relnamespace = 'shootline'::regnamespace and not i.indisvalid`),
  );
  if (!broken) return;
  throw new Error(
    `${name} leaves the index ${broken.name} invalid; drop it concurrently before creating it.`,
  );
}

/**
 * Runs and records the migrations that the database lacks and that need no transaction, statement by
 * statement. One that fails starts again from its first statement, so it must be repeatable.
 */
export async function migrateOutside(
  db: Db,
  migrationsFolder = ownMigrations,
  tell: Tell = nothing,
): Promise<void> {
  const pending = await pendingMigrations(db, migrationsFolder);
  for (const migration of pending.filter(({ isOutside }) => isOutside)) {
    const again = patience(() => tell({ event: 'migration waits for a lock' }));
    for (let isDone = false; !isDone;) {
      try {
        await runTimed(db, migration, tell);
        isDone = true;
      } catch (error) {
        if (!isLockTimeout(error)) throw error;
        await again(error);
      } finally {
        // Undoes what the file has set for itself.
        await db.execute(sql`reset lock_timeout`);
      }
    }
    await checkIndexes(db, migration);
  }
}

/** Drops the product's tables and creates them as they were after a migration. */
export async function makeTables(tx: Db, migrationsFolder: string, until: number): Promise<void> {
  await tx.execute(sql`drop schema if exists shootline cascade`);
  await tx.execute(sql`create schema shootline`);
  await migrateTables(tx, migrationsFolder, { until });
}
