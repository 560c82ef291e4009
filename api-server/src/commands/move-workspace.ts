import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { Client } from 'pg';
import { allTables, named } from '../platform/backup/tables.ts';
import { newClient } from '../platform/db/connection/kept-client.ts';
import { withSslMode } from '../platform/db/connection/ssl-mode.ts';
import { hasCode } from '../platform/db/database-unavailable.ts';
import type { Db } from '../platform/db/db.ts';
import { eq, or, sql } from '../platform/db/drizzle.ts';
import { rowsOf } from '../platform/db/rows.ts';
import { copiedTables, spreadTables } from '../domain/schema/distribution.ts';
import { tenant } from '../domain/schema.ts';
import { type Env, readEnv } from '../env.ts';
import { placeIn, storageAt } from '../platform/files/files.settings.ts';
import { markOf } from '../platform/files/storage-of-database.ts';
import { copyFiles } from '../platform/move/copy-files.ts';
import { beginReading, beginWriting, copyRows } from '../platform/move/copy-rows.ts';
import { holdJobs, markMoved, pauseWrites, resumeWrites } from '../platform/move/write-pause.ts';
import { StartError } from '../platform/process/start-error.ts';
import { onLost, placeOf, runCommand } from './command.ts';

// Usage: node src/commands/move-workspace.ts ALIAS --to ADDRESS [--files-to FILES_URL] | ALIAS --cancel. Moves a
// workspace from the database of DATABASE_URL to another, while the servers of both run.

type End = { client: Client; db: Db };

async function connect(address: string): Promise<End> {
  const client = newClient(address, onLost);
  await client.connect();
  return { client, db: drizzle(client) };
}

async function findWorkspace({ db }: End, alias: string) {
  const [found] = await db.select().from(tenant).where(eq(tenant.alias, alias));
  if (!found)
    throw new StartError(`There is no workspace ${alias} in the database of DATABASE_URL.`);
  return found;
}

/** The state of a database's tables and rules; undefined without any. */
async function stateOf({ db }: End): Promise<string | undefined> {
  const known = db.execute(sql`
    select concat((select max(created_at) from shootline.migration), hash) as state
    from shootline.applied_rules`);
  const rows = await known.catch((error: unknown) => {
    if (hasCode(error, '42P01', '3F000')) return { rows: [] };
    throw error;
  });
  return rowsOf<{ state: string }>(rows)[0]?.state;
}

/** Throws `StartError` unless the target can take the workspace. */
async function checkTarget(source: End, target: End): Promise<void> {
  const wanted = await stateOf(source);
  if (wanted === undefined || wanted !== (await stateOf(target))) {
    throw new StartError(
      'The two databases differ in tables or rules; start servers of the same version on both first.',
    );
  }
  try {
    await beginWriting(target.client);
    const [role] = rowsOf<{ sees_all: boolean }>(
      await target.db.execute(sql`
        select rolsuper or rolbypassrls as sees_all from pg_roles where rolname = current_user`),
    );
    if (role?.sees_all === true) return;
  } catch (error) {
    if (!hasCode(error, '42501')) throw error;
  } finally {
    await target.client.query('rollback');
  }
  throw new StartError(
    'The user of --to must be a superuser, or have BYPASSRLS and the right to set ' +
      'session_replication_role, as rows are stored without triggers.',
  );
}

/** The storages between which files are copied; undefined if both databases share one. */
async function storagesOf(
  env: Env,
  { source, target }: Pick<Move, 'source' | 'target'>,
  address: string | undefined,
) {
  const mark = await markOf(target.db);
  if (address === undefined) {
    // Throws if the place is not the target's, too.
    await (await storageAt(env.files, mark)).check();
    return undefined;
  }
  const named = address.includes('://') ? address : resolve(process.env['INIT_CWD'] ?? '', address);
  const place = placeIn(named);
  const bucket = { localFolder: join(env.dataDir, 'incoming'), isDirect: false };
  return {
    from: await storageAt(env.files, await markOf(source.db)),
    to: await storageAt('folder' in place ? place : { ...place, ...bucket }, mark),
  };
}

type Move = { url: string; source: End; target: End; id: string };

/** Copies the workspace's rows, all or none. `onCommit` is called when the commit begins. */
async function copyAll({ url, source, target, id }: Move, names: string[], onCommit: () => void) {
  const tables = new Map((await allTables(source.db)).map((table) => [table.name, table]));
  // A connection of its own, as one that is broken off within a COPY is of no more use.
  const reader = await connect(url);
  let rows = 0;
  try {
    await beginReading(reader.client, id);
    await beginWriting(target.client);
    for (const name of [...Object.keys(copiedTables), ...names]) {
      const table = tables.get(name);
      if (table) rows += await copyRows(reader.client, target.client, table, id);
    }
    await target.db.update(tenant).set({ moving: null }).where(eq(tenant.id, id));
    onCommit();
    await target.client.query('commit');
    return rows;
  } finally {
    // Ends a transaction that is not committed.
    void reader.client.end();
  }
}

async function move(alias: string, to: string, filesTo: string | undefined): Promise<string> {
  const env = readEnv(process.env, []);
  const { url } = placeOf(env).database;
  if (url === undefined) {
    throw new StartError(
      'DATABASE_URL is missing; a backup moves the database that a server runs itself.',
    );
  }
  const source = await connect(url);
  const target = await connect(withSslMode(to, '--to'));
  const { id, moving } = await findWorkspace(source, alias);
  if (moving === 'moved') throw new StartError(`The workspace ${alias} has moved already.`);
  await checkTarget(source, target);
  const [there] = await target.db
    .select()
    .from(tenant)
    .where(or(eq(tenant.alias, alias), eq(tenant.id, id)));
  const names = await spreadTables(source.db);
  if (there?.id === id && moving === 'leaving') {
    await markMoved(source.db, id);
    return `The workspace ${alias} had arrived before, and is refused here from now on.`;
  }
  if (there) throw new StartError(`The database of --to has a workspace ${there.alias} already.`);

  const both = { url, source, target, id };
  const storages = await storagesOf(env, both, filesTo);
  const filesNow = async () => (storages ? copyFiles(storages.from, storages.to, id) : 0);
  let files = await filesNow();
  console.log(`Copied ${files} files.`);
  // Servers that start wait, as new rules would end the pause.
  await source.db.execute(sql`select pg_advisory_lock(hashtext('shootline'))`);
  let state = 'here' as 'here' | 'committing' | 'moved';
  try {
    await holdJobs(source.db, id);
    const began = performance.now();
    await pauseWrites(source.db, names, id);
    files += await filesNow();
    const rows = await copyAll(both, names, () => (state = 'committing'));
    await markMoved(source.db, id);
    state = 'moved';
    const seconds = ((performance.now() - began) / 1000).toFixed(1);
    // Plans would take the tables for empty until autovacuum comes by.
    await target.db.execute(sql`analyze ${sql.join(names.map(named), sql`, `)}`);
    return `Moved ${rows} records and ${files} files of ${alias}, with writes paused for ${seconds} s.`;
  } catch (error) {
    if (state === 'committing') {
      console.error(
        'The workspace may have arrived. Run the command again, which finds out; until then it is paused.',
      );
    } else if (state === 'here') {
      void target.client.end();
      await resumeWrites(source.db, names, id).catch(() =>
        console.error(
          `The workspace is still paused; run npm run move-workspace -- ${alias} --cancel.`,
        ),
      );
    }
    throw error;
  }
}

async function cancel(alias: string): Promise<string> {
  const { url } = placeOf(readEnv(process.env, [])).database;
  const source = await connect(url ?? '');
  const { id, moving } = await findWorkspace(source, alias);
  if (moving === 'moved') throw new StartError(`The workspace ${alias} has moved already.`);
  await resumeWrites(source.db, await spreadTables(source.db), id);
  return `The workspace ${alias} is in use here.`;
}

const usage =
  'Usage: npm run move-workspace -- ALIAS --to DATABASE_URL [--files-to FILES_URL], or npm run ' +
  'move-workspace -- ALIAS --cancel, with DATABASE_URL and FILES_URL of the server that it leaves.';

function readOptions() {
  const text = { type: 'string' } as const;
  const options = { to: text, 'files-to': text, cancel: { type: 'boolean' } } as const;
  try {
    const { values, positionals } = parseArgs({ options, allowPositionals: true });
    const [alias, ...more] = positionals;
    const isOneOf = (values.to === undefined) === (values.cancel === true);
    if (alias !== undefined && more.length === 0 && isOneOf) return { alias, ...values };
  } catch {
    // An unknown option.
  }
  throw new StartError(usage);
}

async function run(): Promise<string> {
  const { alias, to, 'files-to': filesTo } = readOptions();
  return to === undefined ? cancel(alias) : move(alias, to, filesTo);
}

await runCommand(run);
