import { setTimeout as wait } from 'node:timers/promises';
import { PGlite } from '@electric-sql/pglite';
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { drizzle as drizzlePg } from 'drizzle-orm/node-postgres';
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite';
import type { Client } from 'pg';
import type { Db, Engine } from './db.ts';
import { newClient } from './kept-client.ts';
import { type Listen, listenOn } from './listen.ts';
import { checkPrepared, prepare } from './migrate.ts';
import type { Tell } from './migration-steps.ts';
import type { OnStatement } from './observe-statements.ts';
import { type Deadlines, endPool, openPool } from './pool.ts';
import type { Rules } from './rules.ts';

export type Connection = {
  engine: Engine;
  /** Acts as the connecting role. Use `workspaceTransaction` for the records of a workspace. */
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

/** How tables and rules are brought up to date. */
export type Preparation = {
  /** Without them the database is opened as it is. */
  rules?: Rules | undefined;
  /** If false, only checks that they are up to date; true by default. */
  migrate?: boolean | undefined;
  tell?: Tell | undefined;
};

type PoolOptions = Preparation & {
  /** Ten by default. */
  poolSize?: number | undefined;
  /** The address of PostgreSQL itself if the other one leads through a pooler. */
  directUrl?: string | undefined;
  onLost?: (error: Error) => void;
  deadlines?: Deadlines | undefined;
  onStatement?: OnStatement | undefined;
};

type EmbeddedOptions = Preparation & {
  /** In memory by default. */
  dataDir?: string;
  /** A dump to start from. */
  snapshot?: Blob;
};

const extensions = { btree_gist, pg_trgm };

/** Opens the embedded engine. */
export async function openPglite({
  dataDir,
  snapshot,
  rules,
  migrate = true,
  tell,
}: EmbeddedOptions): Promise<Connection> {
  const engine = await PGlite.create({
    ...(dataDir === undefined ? {} : { dataDir }),
    ...(snapshot === undefined ? {} : { loadDataDir: snapshot }),
    extensions,
  });
  const db = drizzlePglite(engine);
  if (rules) await (migrate ? prepare(db, rules, tell) : checkPrepared(db, rules));
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
export async function dumpPglite(rules: Rules): Promise<Blob> {
  const engine = await PGlite.create({ extensions });
  const db = drizzlePglite(engine);
  await prepare(db, rules);
  const dump = await engine.dumpDataDir('none');
  await engine.close();
  return dump;
}

const lockPauseMs = 200;

async function tryLock(client: Client): Promise<boolean> {
  const { rows } = await client.query<{ taken: boolean }>(
    `select pg_try_advisory_lock(hashtext('shootline')) as taken`,
  );
  return rows[0]?.taken === true;
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
    // Asks again and again, as building an index concurrently waits for every statement that waits.
    while (!(await tryLock(client))) await wait(lockPauseMs);
    return await work(client);
  } finally {
    await client.end();
  }
}

/**
 * Connects to a PostgreSQL server and brings its database up to date, one process at a time. Replaces lost
 * connections and calls `onLost` once for each.
 */
export async function openPostgres(
  url: string,
  {
    poolSize = 10,
    directUrl = url,
    onLost = () => undefined,
    rules,
    migrate = true,
    tell,
    deadlines,
    onStatement,
  }: PoolOptions = {},
): Promise<Connection> {
  const { pool, db, background } = openPool(url, {
    poolSize,
    onLost,
    deadlines,
    isPooled: directUrl !== url,
    onStatement,
  });
  try {
    await pool.query('select');
    if (rules && migrate) {
      await underLock(directUrl, onLost, (client) => prepare(drizzlePg(client), rules, tell));
    } else if (rules) await checkPrepared(db, rules);
  } catch (error) {
    await pool.end();
    throw error;
  }
  return {
    engine: 'postgresql',
    db,
    background,
    exclusively: (work) => underLock(directUrl, onLost, work),
    listen: (channel, onNotice) => listenOn(directUrl, onLost, channel, onNotice),
    close: () => endPool(pool),
    pool: () => ({
      used: pool.totalCount - pool.idleCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
    }),
  };
}
