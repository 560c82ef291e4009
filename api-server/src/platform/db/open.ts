import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Client } from 'pg';
import { StartError } from '../process/start-error.ts';
import { type Connection, type Preparation, openPglite, openPostgres } from './client.ts';
import { lockDataDir, makeDataDir } from './data-lock.ts';
import type { DatabaseEnv } from './database.settings.ts';
import type { OnStatement } from './observe-statements.ts';
import type { Deadlines } from './pool.ts';
import { checkDirect, sessionsAt } from './pooler.ts';
import { dropSchema } from './reset.ts';
import { joinServers } from './server-lock.ts';

type Reset = {
  tableNames: readonly string[];
  /** Removes uploaded files and mails. */
  clearFiles: () => Promise<void>;
};

type DatabaseLocation = Preparation & {
  database: Pick<DatabaseEnv, 'url'> & Partial<DatabaseEnv>;
  dataDir: string;
  /** Starts over with an empty database; refused if the schema has other tables than these. */
  reset: false | Reset;
  /** Refuses while another server works on the database. */
  alone?: boolean;
  /** Limits for a server's transactions. */
  deadlines?: Deadlines;
  onStatement?: OnStatement;
};
type OnLost = (error: Error) => void;

// The embedded engine reports file system errors as numbers.
const refused: Record<number, string> = {
  2: 'this user may not use it',
  51: 'the disk is full',
  54: 'it is no folder',
  63: 'this user may not use it',
};

function embeddedReason(error: unknown): string {
  const { message, errno } = error as { message?: string; errno?: number };
  return message || refused[errno ?? 0] || `error ${errno ?? 'unknown'}`;
}

async function openEmbedded({
  dataDir,
  reset,
  ...preparation
}: DatabaseLocation): Promise<Connection> {
  const lock = lockDataDir(dataDir);
  try {
    const folder = join(dataDir, 'database');
    if (reset) {
      await reset.clearFiles();
      await rm(folder, { recursive: true, force: true });
    }
    const isOpenedOnly = !preparation.rules || preparation.migrate === false;
    if (isOpenedOnly && !existsSync(folder))
      throw new StartError(`There is no database in ${dataDir}.`);
    const connection = await openPglite({ dataDir: folder, ...preparation });
    return {
      ...connection,
      async close() {
        await connection.close();
        lock.release();
      },
    };
  } catch (error) {
    lock.release();
    if (error instanceof StartError) throw error;
    throw new StartError(
      `The database in ${dataDir} cannot be opened (${embeddedReason(error)}); restore a backup, ` +
        'or start over with --reset.',
    );
  }
}

const reasons: Record<string, string> = {
  ECONNREFUSED: 'nothing answers there',
  ENOTFOUND: 'there is no such host',
  EAI_AGAIN: 'there is no such host',
  ETIMEDOUT: 'it does not answer in time',
  '28P01': 'the password is wrong',
  '28000': 'the user may not connect',
  '3D000': 'there is no such database',
  '42501': 'the user lacks the right to set up the tables',
};

function explain(error: unknown): string {
  const { code, message, errors } = error as {
    code?: string;
    message?: string;
    errors?: { code?: string }[];
  };
  const reason = reasons[code ?? ''] ?? reasons[errors?.[0]?.code ?? ''];
  const cause = (error as { cause?: unknown }).cause;
  if (reason === undefined && cause !== undefined) return explain(cause);
  return reason ?? (message || 'it does not answer').split('\n')[0] ?? '';
}

/** `--reset` on PostgreSQL: drops the tables and removes files and mails. */
async function clearServer(
  client: Client,
  dataDir: string,
  { tableNames, clearFiles }: Reset,
): Promise<void> {
  // A server with the embedded database may be using the folder.
  const lock = lockDataDir(dataDir);
  try {
    await dropSchema(client, tableNames, clearFiles);
  } finally {
    lock.release();
  }
}

/** Throws `StartError` with the variable and the reason when a server cannot be used. */
async function using<Result>(
  variable: string,
  url: string,
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof StartError) throw error;
    const { host, pathname, searchParams } = new URL(url);
    throw new StartError(
      `The database ${pathname.slice(1)} at ${host || searchParams.get('host')} of ${variable} ` +
        `cannot be used: ${explain(error)}.`,
    );
  }
}

/** Opens a database on a PostgreSQL server, as `openDatabase` does, without using a folder. */
export async function openServer(
  url: string,
  location: DatabaseLocation,
  onLost: OnLost,
): Promise<Connection> {
  const { dataDir, reset, alone } = location;
  const { directUrl = url, poolSize } = location.database;
  const nothing = () => Promise.resolve();
  const clear = reset ? (client: Client) => clearServer(client, dataDir, reset) : alone && nothing;
  const direct = directUrl === url ? 'DATABASE_URL' : 'DATABASE_DIRECT_URL';
  const sessions = await using(direct, directUrl, () => sessionsAt(directUrl, directUrl));
  const pooled = directUrl === url ? [] : await using('DATABASE_URL', url, () => sessionsAt(url));
  checkDirect(sessions, pooled[0]);
  const joined = await using(direct, directUrl, () =>
    joinServers(directUrl, onLost, clear || undefined),
  );
  try {
    const options = { ...location, directUrl, poolSize, onLost };
    const connection = await using('DATABASE_URL', url, () => openPostgres(url, options));
    return {
      ...connection,
      async close() {
        await connection.close();
        await joined.release();
      },
    };
  } catch (error) {
    await joined.release();
    throw error;
  }
}

/**
 * Opens the configured database and brings it up to date if given the rules. Calls `onLost` for each connection that a server breaks
 * off. Throws `StartError` with the reason when it cannot be opened.
 */
export async function openDatabase(
  location: DatabaseLocation,
  onLost: OnLost,
): Promise<Connection> {
  makeDataDir(location.dataDir);
  const { url } = location.database;
  return url === undefined ? openEmbedded(location) : openServer(url, location, onLost);
}
