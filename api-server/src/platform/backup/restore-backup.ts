import { text } from 'node:stream/consumers';
import { sql } from '../db/drizzle.ts';
import type { Db } from '../db/db.ts';
import { migrationTimes, ownMigrations } from '../db/migrate/migration-files.ts';
import { makeTables, migrateOutside, migrateTables } from '../db/migrate/migration-steps.ts';
import { rowsOf } from '../db/rows.ts';
import { type Rules, applyRules } from '../db/migrate/rules.ts';
import { isEmpty } from '../db/migrate/is-empty.ts';
import type { FileStorage } from '../files/file-storage.ts';
import { markOf } from '../files/storage-of-database.ts';
import { StartError } from '../process/start-error.ts';
import { readArchive } from './archive.ts';
import { suspendConstraints } from './suspend-constraints.ts';
import { type Manifest, verifyArchive } from './manifest.ts';
import { type Table, listTables, named, neutralTexts } from './tables.ts';

const tablesFolder = 'tables/';
const filesFolder = 'files/';

type Target = {
  db: Db;
  files: FileStorage;
  /** Whether existing records and files are replaced. */
  replace: boolean;
  /** Names of the tables that backups leave out. */
  transientTables: readonly string[];
  rules: Rules;
  migrationsFolder?: string;
};

const schemaName = (migration: number | undefined) =>
  migration === undefined ? 'none' : new Date(migration).toISOString().slice(0, 19);

function checkKnown({ migration }: Manifest, migrationsFolder: string): void {
  const known = migrationTimes(migrationsFolder);
  if (known.includes(migration)) return;
  throw new StartError(
    `The backup has the database schema ${schemaName(migration)}, which this server does not know: ` +
      `its newest is ${schemaName(known.at(-1))}. Restore it with a server that has that schema or ` +
      'a later one. Nothing was changed.',
  );
}

async function insertLines(tx: Db, { name, columns }: Table, lines: string): Promise<void> {
  const names = columns.map((column) => sql.identifier(column.name));
  const values = columns.map(({ type }, index) => sql.raw(`(value ->> ${index})::${type}`));
  const list = `[${lines.trimEnd().replaceAll('\n', ',')}]`;
  await tx.execute(sql`insert into ${named(name)} (${sql.join(names, sql`, `)})
    overriding system value
    select ${sql.join(values, sql`, `)} from json_array_elements(${list}::json) as line (value)`);
}

/** The database's tables, with their columns in the backup's order. */
function asWritten(current: Table[], { tables }: Manifest): Map<string, Table> {
  return new Map(
    tables.map(({ name, columns }) => {
      const table = current.find((one) => one.name === name);
      const types = new Map(table?.columns.map((column) => [column.name, column.type]));
      if (!table || types.size !== columns.length || !columns.every((one) => types.has(one))) {
        throw new StartError(
          `The columns of ${name} in the backup differ from those of its migrations.`,
        );
      }
      const ordered = columns.map((one) => ({ name: one, type: types.get(one) ?? '' }));
      return [name, { ...table, columns: ordered }];
    }),
  );
}

async function checkCounts(tx: Db, { tables }: Manifest): Promise<void> {
  for (const { name, rows } of tables) {
    const [arrived] = rowsOf<{ count: number }>(
      await tx.execute(sql`select count(*)::float8 as count from ${named(name)}`),
    );
    if (arrived?.count !== rows) {
      throw new StartError(`Only ${arrived?.count} of ${rows} records of ${name} were restored.`);
    }
  }
}

async function fillTables(
  tx: Db,
  path: string,
  { manifest, transientTables }: { manifest: Manifest; transientTables: readonly string[] },
  keep: (key: string, content: AsyncIterable<Uint8Array>) => Promise<void>,
): Promise<void> {
  const tables = asWritten(await listTables(tx, transientTables), manifest);
  const finish = await suspendConstraints(tx);
  await readArchive(path, async (name, content) => {
    if (name.startsWith(filesFolder)) return keep(name.slice(filesFolder.length), content);
    const lines = await text(content);
    const table = name.startsWith(tablesFolder) && tables.get(name.split('/')[1] ?? '');
    if (table) await insertLines(tx, table, lines);
  });
  await checkCounts(tx, manifest);
  await finish();
}

/**
 * Replaces the records and files with those of a backup, all or nothing, and migrates them. Returns the
 * manifest. Sessions are not in a backup, so everyone signs in again. Throws `StartError` if the backup
 * is damaged or newer than this server, or if the database is not empty and `replace` is false.
 */
export async function restoreBackup(
  path: string,
  { db, files, replace, transientTables, rules, migrationsFolder = ownMigrations }: Target,
): Promise<Manifest> {
  const manifest = await verifyArchive(path);
  checkKnown(manifest, migrationsFolder);
  if (!replace && !(await isEmpty(db))) {
    throw new StartError(
      'The database holds records already; nothing was changed. With --replace the backup ' +
        'replaces them.',
    );
  }
  const before = new Set<string>();
  for await (const key of files.keys()) before.add(key);
  const kept = new Set<string>();
  let removeOldMark: (() => Promise<void>) | undefined;
  try {
    await db.transaction(async (tx) => {
      await neutralTexts(tx);
      await makeTables(tx, migrationsFolder, manifest.migration);
      await fillTables(tx, path, { manifest, transientTables }, async (key, content) => {
        kept.add(key);
        // A key's content never changes, so this overwrites nothing else.
        await files.write(key, content);
      });
      await migrateTables(tx, migrationsFolder);
      await applyRules(tx, rules);
      const mark = await markOf(tx);
      if (mark !== undefined) removeOldMark = await files.claim(mark);
    });
  } catch (error) {
    for (const key of kept) if (!before.has(key)) await files.remove(key);
    throw error;
  }
  for (const key of before) if (!kept.has(key)) await files.remove(key);
  await removeOldMark?.();
  await migrateOutside(db, migrationsFolder);
  // Plans would take the tables for empty until autovacuum comes by.
  await db.execute(sql`analyze`);
  return manifest;
}
