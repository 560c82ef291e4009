import { rename, rm } from 'node:fs/promises';
import { sql } from '../db/drizzle.ts';
import type { Db } from '../db/db.ts';
import { rowsOf } from '../db/rows.ts';
import { enterWorkspace } from '../db/workspace-transaction.ts';
import type { FileStorage } from '../files/file-storage.ts';
import { StartError } from '../process/start-error.ts';
import { type Add, type Entry, writeArchive } from './archive.ts';
import { type Manifest, archiveFormat, manifestName } from './manifest.ts';
import { type Table, listTables, migrationOf, named, neutralTexts } from './tables.ts';

const batch = 500;

/** The visible rows in batches of lines; each line is a JSON list of the values as texts. */
async function* linesOf(tx: Db, { name, columns, isPerWorkspace }: Table) {
  const values = columns.map((column) => sql`${sql.identifier(column.name)}::text`);
  const own = isPerWorkspace
    ? sql`where tenant_id = current_setting('app.tenant_id')::uuid`
    : sql``;
  await tx.execute(sql`declare lines no scroll cursor for
    select to_json(array[${sql.join(values, sql`, `)}])::text as line from ${named(name)} ${own}`);
  for (;;) {
    const rows = rowsOf<{ line: string }>(
      await tx.execute(sql`fetch ${sql.raw(String(batch))} from lines`),
    );
    if (rows.length > 0) yield rows.map(({ line }) => line);
    if (rows.length < batch) break;
  }
  await tx.execute(sql`close lines`);
}

async function* allLinesOf(tx: Db, table: Table, tenantIds: string[]) {
  for (const id of table.isPerWorkspace ? tenantIds : ['']) {
    if (id) await tx.execute(enterWorkspace(id, { asOwner: true }));
    yield* linesOf(tx, table);
  }
}

async function writeTables(tx: Db, tables: Table[], add: Add) {
  const tenants = rowsOf<{ id: string }>(
    await tx.execute(sql`select id from shootline.tenant order by id`),
  ).map(({ id }) => id);
  const entries: Entry[] = [];
  const written: Manifest['tables'] = [];
  for (const table of tables) {
    let rows = 0;
    let part = 0;
    for await (const lines of allLinesOf(tx, table, tenants)) {
      const content = Buffer.from(`${lines.join('\n')}\n`);
      entries.push(await add(`tables/${table.name}/${part++}.jsonl`, content.length, [content]));
      rows += lines.length;
    }
    written.push({ name: table.name, columns: table.columns.map(({ name }) => name), rows });
  }
  return { entries, written };
}

async function writeFiles(files: FileStorage, add: Add): Promise<Entry[]> {
  const entries: Entry[] = [];
  for await (const key of files.keys()) {
    const file = await files.open(key);
    // The file may have been deleted since it was listed.
    if (file) entries.push(await add(`files/${key}`, file.size, file.stream));
  }
  return entries;
}

type Source = {
  db: Db;
  files: FileStorage;
  version: string;
  now: Date;
  /** Names of the tables that backups leave out. */
  transientTables: readonly string[];
};

/**
 * Writes all records, as of one moment, and all files to an archive, and returns its manifest. Servers
 * may keep running. Throws `StartError` if the database was never set up.
 */
export async function writeBackup(
  path: string,
  { db, files, version, now, transientTables }: Source,
): Promise<Manifest> {
  const part = `${path}.part`;
  let manifest: Manifest | undefined;
  try {
    await writeArchive(part, async (add) => {
      const fromDatabase = await db.transaction(
        async (tx) => {
          const migration = await migrationOf(tx);
          if (migration === undefined) throw new StartError('There is nothing to back up yet.');
          await neutralTexts(tx);
          const { entries, written } = await writeTables(
            tx,
            await listTables(tx, transientTables),
            add,
          );
          return {
            migration,
            entries,
            tables: written,
          };
        },
        { isolationLevel: 'repeatable read', accessMode: 'read only' },
      );
      const { entries, ...rest } = fromDatabase;
      // Files come after the records, so that no file of a record is missing.
      const fileEntries = await writeFiles(files, add);
      manifest = {
        format: archiveFormat,
        made: now.toISOString(),
        version,
        ...rest,
        files: fileEntries.length,
        entries: [...entries, ...fileEntries],
      };
      const text = Buffer.from(JSON.stringify(manifest));
      await add(manifestName, text.length, [text]);
    });
    await rename(part, path);
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
  if (!manifest) throw new Error('The backup was written without its manifest.');
  return manifest;
}
