import { setTimeout as wait } from 'node:timers/promises';
import { sql } from '../drizzle.ts';
import { StartError } from '../../process/start-error.ts';
import { hasCode } from '../database-unavailable.ts';
import type { Db } from '../db.ts';

/** Milliseconds for one lock, as all traffic on its table waits behind it. */
const lockMs = 1000;
const pauseMs = 2000;
const patienceMs = 600_000;

/** Whether a statement gave up waiting for a lock. */
export const isLockTimeout = (error: unknown): boolean => hasCode(error, '55P03', '40P01');

/**
 * Returns a function that pauses before the next attempt and calls `onWait` the first time. Throws
 * `StartError` when ten minutes have passed.
 */
export function patience(onWait: () => void): (error: unknown) => Promise<void> {
  const end = performance.now() + patienceMs;
  let hasWaited = false;
  return async (error) => {
    if (performance.now() > end) {
      throw new StartError(
        'The migrations waited ten minutes for transactions that keep tables locked; ' +
          'pg_stat_activity shows them. Run the migrations again when they have ended.',
        { cause: error },
      );
    }
    if (!hasWaited) onWait();
    hasWaited = true;
    await wait(pauseMs);
  };
}

/**
 * Runs a transaction that waits only briefly for each lock. If one is not free, it lets the traffic pass
 * and tries again, for ten minutes.
 */
export async function inShortWaits<Result>(
  db: Db,
  work: (tx: Db) => Promise<Result>,
  onWait: () => void,
): Promise<Result> {
  const again = patience(onWait);
  for (;;) {
    try {
      return await db.transaction(async (tx) => {
        await tx.execute(sql`select set_config('lock_timeout', ${String(lockMs)}, true)`);
        return work(tx);
      });
    } catch (error) {
      if (!isLockTimeout(error)) throw error;
      await again(error);
    }
  }
}
