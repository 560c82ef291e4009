import { setTimeout as wait } from 'node:timers/promises';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { Client } from 'pg';
import type { Db } from '../db.ts';
import { noteSpread } from '../spread.ts';
import { newClient } from './kept-client.ts';
import { type Listen, listenOn } from './listen.ts';
import { checkPrepared, prepare } from '../migrate/migrate.ts';
import type { Tell } from '../migrate/migration-steps.ts';
import type { OnStatement } from './observe-statements.ts';
import { type Deadlines, endPool, openPool } from './pool.ts';
import type { Rules } from '../migrate/rules.ts';

export type Connection = {
  /** Acts as the connecting role. Use `workspaceTransaction` for the records of a workspace. */
  db: Db;
  /** Like `db`, with the longer deadline of background work. */
  background: Db;
  /** Like `db`, on a connection that no call uses, for questions about the state of the server. */
  probe: Db;
  /** Runs `work` while no other process runs any on this database. */
  exclusively<Result>(work: () => Promise<Result>): Promise<Result>;
  listen: Listen;
  close(): Promise<void>;
  /** Connections in use and idle, and calls waiting. */
  pool(): { used: number; idle: number; waiting: number };
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
  const options = { onLost, deadlines, isPooled: directUrl !== url, onStatement };
  const { pool, db, background } = openPool(url, { ...options, poolSize });
  const probe = openPool(url, { ...options, poolSize: 1 });
  try {
    const { rows } = await pool.query<{ spread: boolean }>(
      `select to_regproc('citus_version') is not null as spread`,
    );
    if (rows[0]?.spread) for (const one of [db, background]) noteSpread(one);
    if (rules && migrate) {
      await underLock(directUrl, onLost, (client) => prepare(drizzle(client), rules, tell));
    } else if (rules) await checkPrepared(db, rules);
  } catch (error) {
    await pool.end();
    throw error;
  }
  return {
    db,
    background,
    probe: probe.db,
    exclusively: (work) => underLock(directUrl, onLost, work),
    listen: (channel, onNotice) => listenOn(directUrl, onLost, channel, onNotice),
    close: async () => void (await Promise.all([pool, probe.pool].map(endPool))),
    pool: () => ({
      used: pool.totalCount - pool.idleCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
    }),
  };
}
