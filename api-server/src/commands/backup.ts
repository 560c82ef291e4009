import { existsSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import { openDatabase } from '../platform/db/connection/open.ts';
import { onLost, placeOf, runCommand } from './command.ts';
import { type Env, readEnv } from '../env.ts';
import { setOtherVersionAside } from '../platform/embedded/cluster.ts';
import { isServed } from '../platform/embedded/embedded-server.ts';
import { storageAt } from '../platform/files/files.settings.ts';
import { markOf } from '../platform/files/storage-of-database.ts';
import { ownVersion } from '../platform/process/own-version.ts';
import { StartError } from '../platform/process/start-error.ts';
import type { Manifest } from '../platform/backup/manifest.ts';
import { transientTables } from '../table-names.ts';
import { restoreBackup } from '../platform/backup/restore-backup.ts';
import { rules } from '../rules.ts';
import { writeBackup } from '../platform/backup/write-backup.ts';

// Usage: node src/commands/backup.ts backup FILE | restore FILE [--replace]. Works on the database that a server
// with the same variables would serve.

function contents({ tables, files }: Manifest): string {
  const records = tables.reduce((sum, { rows }) => sum + rows, 0);
  return `${records} records and ${files} files`;
}

async function backup(file: string): Promise<string> {
  if (existsSync(file)) throw new StartError(`${file} already exists; choose another file.`);
  const env = readEnv(process.env, []);
  const connection = await openDatabase(placeOf(env), onLost);
  try {
    const manifest = await writeBackup(file, {
      db: connection.db,
      files: await storageAt(env.files, await markOf(connection.db)),
      version: ownVersion(),
      now: new Date(),
      transientTables,
    });
    const megabytes = ((await stat(file)).size / 1e6).toFixed(1);
    return `${file} holds ${contents(manifest)} in ${megabytes} MB.`;
  } finally {
    await connection.close();
  }
}

async function restore(file: string, replace: boolean): Promise<string> {
  const env = readEnv(process.env, []);
  const isEmbedded = env.database.url === undefined;
  // Files that a server uses stay where they are, and the restore is refused.
  const mayMove = replace && isEmbedded && !isServed(env.dataDir);
  const takeBack = mayMove ? setOtherVersionAside(env.dataDir) : undefined;
  try {
    return await restoreInto(env, file, replace);
  } catch (error) {
    takeBack?.();
    throw error;
  }
}

async function restoreInto(env: Env, file: string, replace: boolean): Promise<string> {
  const connection = await openDatabase({ ...placeOf(env), alone: true, rules }, onLost);
  try {
    const files = await storageAt(env.files);
    // Makes a server that is starting wait.
    const manifest = await connection.exclusively(() =>
      restoreBackup(file, {
        db: connection.db,
        files,
        replace,
        transientTables,
        rules,
      }),
    );
    return `Restored ${contents(manifest)} of ${manifest.made}. Everyone signs in again.`;
  } finally {
    await connection.close();
  }
}

async function run(): Promise<string> {
  // The archive and the restored files are readable by this user only.
  process.umask(0o077);
  const [task, ...args] = process.argv.slice(2);
  const options = args.filter((argument) => argument.startsWith('-'));
  const [name, ...more] = args.filter((argument) => !argument.startsWith('-'));
  const allowed = task === 'restore' ? ['--replace'] : [];
  const isFine =
    name !== undefined && more.length === 0 && options.every((o) => allowed.includes(o));
  // npm runs this in the project's folder, but names are relative to the folder of the user's shell.
  const file = resolve(process.env['INIT_CWD'] ?? '', name ?? '');
  if (isFine && task === 'backup') return backup(file);
  if (isFine && task === 'restore') return restore(file, options.includes('--replace'));
  throw new StartError(
    'Usage: npm run backup -- FILE, or npm run restore -- FILE [--replace], with the variables of ' +
      'the server (DATABASE_URL, DATA_DIR, FILES_URL).',
  );
}

await runCommand(run);
