import { setTimeout as wait } from 'node:timers/promises';
import { sql } from '../drizzle.ts';
import { type NodePgDatabase, drizzle } from 'drizzle-orm/node-postgres';
import { Pool, type PoolClient } from 'pg';
import type { Db } from '../db.ts';
import { DatabaseUnavailable, isLost } from '../database-unavailable.ts';
import { keepAlive, once } from './kept-client.ts';
import { type OnStatement, observePool } from './observe-statements.ts';
import { limitStatements, pooledClients } from './pooler.ts';

/** Time limits for transactions, in milliseconds; unlimited if absent. */
export type Deadlines = {
  /** For requests; the limit for waiting on locks is half as long. */
  requestMs: number;
  /** For background work. */
  backgroundMs: number;
};

/** Milliseconds for anything before a transaction, which is quick if the server is there. */
const answerMs = 4000;

type Allow = (client: PoolClient, ms: number) => void;

/** Ends a connection that is in use for too long, so that it is not used again. */
function breakOffLate(pool: Pool): Allow {
  const timers = new WeakMap<PoolClient, NodeJS.Timeout>();
  const stop = (client: PoolClient) => clearTimeout(timers.get(client));
  const allow: Allow = (client, ms) => {
    stop(client);
    const breakOff = () => client.connection.stream.destroy();
    timers.set(client, setTimeout(breakOff, ms));
  };
  pool.on('acquire', (client) => allow(client, answerMs));
  pool.on('release', (_error, client) => stop(client));
  return allow;
}

type Transaction = NodePgDatabase['transaction'];
type Begun = (client: PoolClient) => Promise<void>;

/**
 * Transactions on pooled connections. The driver's own transactions leak a connection that is lost at
 * their start, and return unresponsive connections to the pool.
 */
function transactionsOf(pool: Pool, begun: Begun): Transaction {
  return async (work, config) => {
    const client = await pool.connect().catch((error: unknown) => {
      throw new DatabaseUnavailable(error);
    });
    let isBroken = false;
    try {
      return await drizzle(client).transaction(async (tx) => {
        await begun(client);
        return work(tx);
      }, config);
    } catch (error) {
      isBroken = isLost(error);
      throw error;
    } finally {
      client.release(isBroken);
    }
  };
}

function databaseOn(pool: Pool, begun: Begun): Db {
  const db = drizzle(pool);
  db.transaction = transactionsOf(pool, begun);
  return db;
}

/** Limits of PostgreSQL in milliseconds, for a session or a transaction. */
const limitsOf = (ms: number) => ({
  statement_timeout: ms,
  lock_timeout: Math.ceil(ms / 2),
  idle_in_transaction_session_timeout: ms,
});

/** Statements that set the limits of the current transaction. */
const settingLimits = (ms: number) =>
  Object.entries(limitsOf(ms))
    .map(([name, value]) => `set local ${name} = ${value}`)
    .join('; ');

/** Milliseconds after which closing gives up on a silent server, so that the process can end. */
const endMs = 3000;

/** Closes a pool, or gives up on a silent server. */
export const endPool = (pool: Pool): Promise<void> =>
  Promise.race([pool.end(), wait(endMs, undefined, { ref: false })]);

export type Pooled = { pool: Pool; db: Db; background: Db };

type Options = {
  poolSize: number;
  onLost: (error: Error) => void;
  deadlines: Deadlines | undefined;
  /** Whether the address leads through a pooler, which lends a session for one transaction. */
  isPooled: boolean;
  onStatement?: OnStatement | undefined;
};

/** A pool of connections, replaced when they are lost, and the database on it. */
export function openPool(
  url: string,
  { poolSize, onLost, deadlines, isPooled, onStatement }: Options,
): Pooled {
  const pool = new Pool({
    connectionString: url,
    max: poolSize,
    connectionTimeoutMillis: 5000,
    ...keepAlive,
    ...(isPooled && pooledClients),
    ...(deadlines && !isPooled && limitsOf(deadlines.requestMs)),
  });
  // Without a listener, losing a connection would end the process.
  pool.on('connect', (client) => client.on('error', once(onLost)));
  if (onStatement) observePool(pool, onStatement);
  pool.on('error', () => undefined);
  if (!deadlines) {
    const db = databaseOn(pool, () => Promise.resolve());
    return { pool, db, background: db };
  }
  const { requestMs, backgroundMs } = deadlines;
  const allow = breakOffLate(pool);
  const limited =
    (ms: number): Begun =>
    async (client) => {
      allow(client, ms);
      const set = drizzle(client).execute(sql.raw(settingLimits(ms)));
      if (!isPooled) await set;
      // Sent together with the next statement, which fails too if this one does.
      else set.catch(() => undefined);
    };
  if (isPooled) limitStatements(pool, settingLimits(requestMs));
  return {
    pool,
    db: databaseOn(
      pool,
      isPooled ? limited(requestMs) : async (client) => allow(client, requestMs),
    ),
    background: databaseOn(pool, limited(backgroundMs)),
  };
}
