import { lte, sql } from 'drizzle-orm';
import type { Db } from '../db/db.ts';
import { rateCount } from '../db/schema.ts';

/** No more than `most` within `windowMinutes`. */
export type RateLimit = { most: number; windowMinutes: number };

/**
 * Increments the count of `key` in the database, so that all processes share it. Undefined while
 * the limit holds; otherwise the whole seconds until the window ends, and whether this is the first
 * one over the limit. Runs outside any workspace.
 */
export async function countOne(
  db: Db,
  key: string,
  { most, windowMinutes }: RateLimit,
  now: Date,
): Promise<{ seconds: number; isFirst: boolean } | undefined> {
  const window = windowMinutes * 60_000;
  const start = sql`${new Date(now.getTime() - window).toISOString()}::timestamptz`;
  const isOver = sql`${rateCount.windowStart} <= ${start}`;
  const [row] = await db
    .insert(rateCount)
    .values({ key, count: 1, windowStart: now })
    .onConflictDoUpdate({
      target: rateCount.key,
      set: {
        count: sql`case when ${isOver} then 1 else ${rateCount.count} + 1 end`,
        windowStart: sql`case when ${isOver} then excluded.window_start else ${rateCount.windowStart} end`,
      },
    })
    .returning();
  if (!row || row.count <= most) return undefined;
  const left = row.windowStart.getTime() + window - now.getTime();
  return { seconds: Math.max(1, Math.ceil(left / 1000)), isFirst: row.count === most + 1 };
}

/** Deletes counts whose windows began before this instant. */
export async function forgetCounts(db: Db, windowMinutes: number, now: Date): Promise<void> {
  const start = new Date(now.getTime() - windowMinutes * 60_000);
  await db.delete(rateCount).where(lte(rateCount.windowStart, start));
}
