import { createHash } from 'node:crypto';
import { eq, inArray, lte, sql } from 'drizzle-orm';
import type { Db } from '../db/client.ts';
import { signInAttempt } from '../db/schema.ts';
import type { Settings } from '../deps.ts';
import { ApiFailure } from '../http/errors.ts';

const minute = 60_000;

function duration(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  if (seconds < 60) return `${seconds} second${seconds === 1 ? '' : 's'}`;
  return `${minutes} minute${minutes === 1 ? '' : 's'}`;
}

async function count(db: Db, key: string, limit: number, window: number, now: Date): Promise<void> {
  const start = sql`${new Date(now.getTime() - window).toISOString()}::timestamptz`;
  const isOver = sql`${signInAttempt.windowStart} <= ${start}`;
  const [row] = await db
    .insert(signInAttempt)
    .values({ key, failures: 1, windowStart: now })
    .onConflictDoUpdate({
      target: signInAttempt.key,
      set: {
        failures: sql`case when ${isOver} then 1 else ${signInAttempt.failures} + 1 end`,
        windowStart: sql`case when ${isOver} then excluded.window_start else ${signInAttempt.windowStart} end`,
      },
    })
    .returning();
  if (!row || row.failures <= limit) return;
  const seconds = Math.max(
    1,
    Math.ceil((row.windowStart.getTime() + window - now.getTime()) / 1000),
  );
  throw new ApiFailure(
    'TooManyRequests',
    `Sorry, there were too many failed attempts to sign in. Please try again in ${duration(seconds)}.`,
    { headers: { 'Retry-After': String(seconds) } },
  );
}

const queues = new Map<string, Promise<unknown>>();

/**
 * Runs the tries of one address one after another, so that those that are still being looked at do
 * not count against those that come with the right password.
 */
export async function inTurn<Result>(
  address: string,
  work: () => Promise<Result>,
): Promise<Result> {
  const before = queues.get(address) ?? Promise.resolve();
  const mine = before.then(work, work);
  queues.set(address, mine);
  try {
    return await mine;
  } finally {
    if (queues.get(address) === mine) queues.delete(address);
  }
}

// Anyone can fail in another's name: only from many addresses together does it stop the owner too.
const accountFactor = 10;

/**
 * Counts a try of an account from an address as failed, in the database so that all processes share
 * it. Throws 429 when that account had too many from there, or from everywhere, or the address had
 * too many in all; a refused try counts for nothing else. `succeeded` takes the try back. It is
 * counted before the password is looked at: simultaneous ones cannot slip through.
 */
export async function countTry(
  db: Db,
  account: { alias: string; email: string },
  address: string,
  settings: Settings['signIn'],
  now: Date,
): Promise<{ succeeded(): Promise<void> }> {
  const name = createHash('sha256').update(`${account.alias}\n${account.email}`).digest('hex');
  const window = settings.windowMinutes * minute;
  const limits = [
    { key: `account:${name}:${address}`, limit: settings.accountFailures },
    { key: `account:${name}`, limit: settings.accountFailures * accountFactor },
    { key: `address:${address}`, limit: settings.addressFailures },
  ];
  await db
    .delete(signInAttempt)
    .where(lte(signInAttempt.windowStart, new Date(now.getTime() - window)));

  const counted: string[] = [];
  const giveBack = () =>
    db
      .update(signInAttempt)
      .set({ failures: sql`greatest(${signInAttempt.failures} - 1, 0)` })
      .where(inArray(signInAttempt.key, counted));
  for (const { key, limit } of limits) {
    try {
      await count(db, key, limit, window, now);
    } catch (refusal) {
      if (counted.length > 0) await giveBack();
      throw refusal;
    }
    counted.push(key);
  }
  return {
    async succeeded() {
      await giveBack();
      await db.delete(signInAttempt).where(eq(signInAttempt.key, `account:${name}:${address}`));
    },
  };
}
