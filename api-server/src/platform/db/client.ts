import { setTimeout as wait } from 'node:timers/promises';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { drizzle as drizzlePg } from 'drizzle-orm/node-postgres';
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite';
import { migrate as migratePg } from 'drizzle-orm/node-postgres/migrator';
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator';
import type { Client } from 'pg';
import type { Db, Engine } from './db.ts';
import { newClient } from './kept-client.ts';
import { type Listen, listenOn } from './listen.ts';
import { prepare } from './migrate.ts';
import { migrations } from './migration-steps.ts';
import { type Deadlines, openPool } from './pool.ts';

export type Connection = {
  engine: Engine;
  /** Acts as the connecting role. Use `tenantTransaction` for the records of a workspace. */
  db: Db;
  /** Like `db`, with the longer deadline of background work. */
  background: Db;
  /** Runs `work` while no other process runs any on this database. */
  exclusively<Result>(work: () => Promise<Result>): Promise<Result>;
  listen: Listen;
  close(): Promise<void>;
  /** Connections in use and idle, and calls waiting; absent when there is only one connection. */
  pool?(): { used: number; idle: number; waiting: number };
};

export type PoolOptions = {
  poolSize?: number;
  onLost?: (error: Error) => void;
  /** Opens the database without migrating it. */
  asItIs?: boolean;
  deadlines?: Deadlines | undefined;
};

/**
 * Opens the embedded engine on a folder or in memory, and migrates it unless `asItIs`. `snapshot`
 * is a dump to start from.
 */
export async function openPglite(
  dataDir?: string,
  snapshot?: Blob,
  asItIs = false,
): Promise<Connection> {
  const engine = await PGlite.create({
    ...(dataDir === undefined ? {} : { dataDir }),
    ...(snapshot === undefined ? {} : { loadDataDir: snapshot }),
    extensions: { pg_trgm },
  });
  const db = drizzlePglite(engine);
  if (!asItIs) await prepare(db, () => migratePglite(db, migrations));
  return {
    engine: 'pglite',
    db,
    background: db,
    exclusively: (work) => work(),
    async listen(channel, onNotice) {
      const unlisten = await engine.listen(channel, onNotice);
      return { release: () => unlisten() };
    },
    close: () => engine.close(),
  };
}

/** A dump of a migrated in-memory database, to start others quickly. */
export async function dumpPglite(): Promise<Blob> {
  const engine = await PGlite.create({ extensions: { pg_trgm } });
  const db = drizzlePglite(engine);
  await prepare(db, () => migratePglite(db, migrations));
  const dump = await engine.dumpDataDir('none');
  await engine.close();
  return dump;
}

/** Holds the lock on a separate connection, because the work may take long. */
async function underLock<Result>(
  url: string,
  onLost: (error: Error) => void,
  work: (client: Client) => Promise<Result>,
): Promise<Result> {
  const client = newClient(url, onLost);
  await client.connect();
  try {
    await client.query(`select pg_advisory_lock(hashtext('shootline'))`);
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Milliseconds after which closing gives up on a silent server, so that the process can end. */
const endMs = 3000;

/**
 * Connects to a PostgreSQL server and migrates its database, one process at a time. Replaces lost
 * connections and calls `onLost` once for each.
 */
export async function openPostgres(
  url: string,
  { poolSize = 10, onLost = () => undefined, asItIs = false, deadlines }: PoolOptions = {},
): Promise<Connection> {
  const { pool, db, background } = openPool(url, { poolSize, onLost, deadlines });
  try {
    if (asItIs) await pool.query('select');
    else
      await underLock(url, onLost, async (client) => {
        const own = drizzlePg(client);
        await prepare(own, () => migratePg(own, migrations));
      });
  } catch (error) {
    await pool.end();
    throw error;
  }
  return {
    engine: 'postgresql',
    db,
    background,
    exclusively: (work) => underLock(url, onLost, work),
    listen: (channel, onNotice) => listenOn(url, onLost, channel, onNotice),
    close: () => Promise.race([pool.end(), wait(endMs, undefined, { ref: false })]),
    pool: () => ({
      used: pool.totalCount - pool.idleCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
    }),
  };
}
