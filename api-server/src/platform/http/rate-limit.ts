import { lte, sql } from 'drizzle-orm';
import type { Db } from '../db/db.ts';
import { rateCount } from '../db/schema.ts';

/** At most `most` events within `windowMinutes`. */
export type RateLimit = { most: number; windowMinutes: number };

/**
 * Increments the count of `key` in the database, which all processes share. Returns the new count and the
 * whole seconds until the window ends. Runs outside any workspace.
 */
export async function increment(
  db: Db,
  key: string,
  windowMinutes: number,
  now: Date,
): Promise<{ count: number; seconds: number }> {
  const windowEnd = new Date(now.getTime() + windowMinutes * 60_000);
  const isOver = sql`${rateCount.windowEnd} <= ${now.toISOString()}::timestamptz`;
  const [row] = await db
    .insert(rateCount)
    .values({ key, count: 1, windowEnd })
    .onConflictDoUpdate({
      target: rateCount.key,
      set: {
        count: sql`case when ${isOver} then 1 else ${rateCount.count} + 1 end`,
        windowEnd: sql`case when ${isOver} then excluded.window_end else ${rateCount.windowEnd} end`,
      },
    })
    .returning();
  if (!row) throw new Error('The database did not return the count.');
  const left = row.windowEnd.getTime() - now.getTime();
  return { count: row.count, seconds: Math.max(1, Math.ceil(left / 1000)) };
}

/**
 * Increments the count of `key`. Returns undefined while the limit holds; otherwise the whole seconds
 * until the window ends, and whether this is the first one over the limit. Runs outside any workspace.
 */
export async function countOne(
  db: Db,
  key: string,
  { most, windowMinutes }: RateLimit,
  now: Date,
): Promise<{ seconds: number; isFirst: boolean } | undefined> {
  const { count, seconds } = await increment(db, key, windowMinutes, now);
  return count <= most ? undefined : { seconds, isFirst: count === most + 1 };
}

/** Deletes counts whose windows have ended. */
export async function forgetCounts(db: Db, now: Date): Promise<void> {
  await db.delete(rateCount).where(lte(rateCount.windowEnd, now));
}
