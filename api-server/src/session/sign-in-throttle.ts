import { createHash } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
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

/**
 * Counts a try of an account from an address as failed, in the database so that all processes
 * share it. Throws 429 when either had too many. `succeeded` takes it back. A try is counted before
 * the password is looked at: simultaneous ones cannot slip through.
 */
export async function countTry(
  db: Db,
  account: { alias: string; email: string },
  address: string,
  settings: Settings['signIn'],
  now: Date,
): Promise<{ succeeded(): Promise<void> }> {
  const name = createHash('sha256').update(`${account.alias}\n${account.email}`).digest('hex');
  const accountKey = `account:${name}`;
  const addressKey = `address:${address}`;
  const window = settings.windowMinutes * minute;
  await count(db, addressKey, settings.addressFailures, window, now);
  await count(db, accountKey, settings.accountFailures, window, now);
  return {
    async succeeded() {
      await db.delete(signInAttempt).where(eq(signInAttempt.key, accountKey));
      await db
        .update(signInAttempt)
        .set({ failures: sql`greatest(${signInAttempt.failures} - 1, 0)` })
        .where(eq(signInAttempt.key, addressKey));
    },
  };
}
