import { existsSync } from 'node:fs';
import type { Client } from 'pg';
import { StartError } from '../../process/start-error.ts';
import { clusterFolder } from '../../embedded/cluster.ts';
import { makeDataDir } from '../../embedded/data-dir.ts';
import { isServed, joinEmbedded } from '../../embedded/embedded-server.ts';
import { type Connection, type Preparation, openPostgres } from './client.ts';
import type { DatabaseEnv } from './database.settings.ts';
import type { OnStatement } from './observe-statements.ts';
import type { Deadlines } from './pool.ts';
import { checkDirect, sessionsAt } from './pooler.ts';
import { dropSchema } from '../migrate/reset.ts';
import { tenantRole } from '../migrate/migrate.ts';
import { isUnused, joinServers } from './server-lock.ts';

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
  /** Called with a sentence about the embedded database when it ends by itself or answers again. */
  onTrouble?: (sentence: string) => void;
};
type OnLost = (error: Error) => void;

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
  if (isServed(dataDir)) {
    throw new StartError(`Another server is using the data in ${dataDir}; stop it first.`);
  }
  await dropSchema(client, tableNames, clearFiles);
}

/** Throws `StartError` with the place and the reason when a database cannot be used. */
async function using<Result>(place: string, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof StartError) throw error;
    throw new StartError(`The database ${place} cannot be used: ${explain(error)}.`);
  }
}

function placeIn(variable: string, url: string): string {
  const { host, pathname, searchParams } = new URL(url);
  return `${pathname.slice(1)} at ${host || searchParams.get('host')} of ${variable}`;
}

/** A connection whose end is followed by something else. */
const closingThen = (connection: Connection, after: () => Promise<void>): Connection => ({
  ...connection,
  async close() {
    await connection.close();
    await after();
  },
});

/** Opens a database on a PostgreSQL server, as `openDatabase` does, without using a folder. */
export async function openServer(
  url: string,
  location: DatabaseLocation,
  onLost: OnLost,
  place = placeIn('DATABASE_URL', url),
): Promise<Connection> {
  const { dataDir, reset, alone } = location;
  const { directUrl = url, poolSize } = location.database;
  const nothing = () => Promise.resolve();
  const clear = reset ? (client: Client) => clearServer(client, dataDir, reset) : alone && nothing;
  const direct = directUrl === url ? place : placeIn('DATABASE_DIRECT_URL', directUrl);
  const sessions = await using(direct, () => sessionsAt(directUrl, directUrl));
  const pooled = directUrl === url ? [] : await using(place, () => sessionsAt(url));
  checkDirect(sessions, pooled[0]);
  const joined = await using(direct, () => joinServers(directUrl, onLost, clear || undefined));
  try {
    const options = { ...location, directUrl, poolSize, onLost };
    const connection = await using(place, () => openPostgres(url, options));
    return closingThen(connection, joined.release);
  } catch (error) {
    await joined.release();
    throw error;
  }
}

/** Opens the embedded database in a folder, which all processes that have the folder share. */
async function openEmbedded(location: DatabaseLocation, onLost: OnLost): Promise<Connection> {
  const { dataDir, reset, onTrouble } = location;
  const isOpenedOnly = !location.rules || location.migrate === false;
  if (isOpenedOnly && !existsSync(clusterFolder(dataDir))) {
    throw new StartError(`There is no database in ${dataDir}.`);
  }
  const server = await joinEmbedded({
    ...{ dataDir, tenantRole, onTrouble },
    isAlone: isUnused,
    reset: reset ? reset.clearFiles : undefined,
  });
  try {
    const where = { ...location, reset: false } as const;
    const connection = await openServer(server.url, where, onLost, `in ${dataDir}`);
    return closingThen(connection, server.leave);
  } catch (error) {
    await server.leave();
    throw error;
  }
}

/**
 * Opens the configured database and brings it up to date if given the rules. Calls `onLost` for each
 * connection that a server breaks off. Throws `StartError` with the reason when it cannot be opened.
 */
export async function openDatabase(
  location: DatabaseLocation,
  onLost: OnLost,
): Promise<Connection> {
  makeDataDir(location.dataDir);
  const { url } = location.database;
  return url === undefined ? openEmbedded(location, onLost) : openServer(url, location, onLost);
}
