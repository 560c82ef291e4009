import { inArray, lte, sql } from '../../db/drizzle.ts';
import type { Db } from '../../db/db.ts';
import { rateCount } from '../../db/schema.ts';

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

/**
 * Adds to several counts of the window that ends at `windowEnd`, in one statement. Returns the new counts;
 * leaves out those whose key already counts in a later window. Runs outside any workspace.
 */
export async function addCounts(
  db: Db,
  added: { key: string; count: number }[],
  windowEnd: Date,
): Promise<Map<string, number>> {
  // Sorted, as two processes that lock the same rows in different orders would block each other.
  const sorted = added.toSorted((a, b) => (a.key < b.key ? -1 : 1));
  const isSame = sql`${rateCount.windowEnd} = excluded.window_end`;
  const rows = await db
    .insert(rateCount)
    .values(sorted.map(({ key, count }) => ({ key, count, windowEnd })))
    .onConflictDoUpdate({
      target: rateCount.key,
      set: {
        count: sql`excluded.count + case when ${isSame} then ${rateCount.count} else 0 end`,
        windowEnd: sql`excluded.window_end`,
      },
      setWhere: sql`${rateCount.windowEnd} <= excluded.window_end`,
    })
    .returning({ key: rateCount.key, count: rateCount.count });
  return new Map(rows.map(({ key, count }) => [key, count]));
}

const mostForgotten = 1000;

/** Deletes counts whose windows have ended, up to a thousand. Returns whether more may be left. */
export async function forgetCounts(db: Db, now: Date): Promise<boolean> {
  const ended = db
    .select({ key: rateCount.key })
    .from(rateCount)
    .where(lte(rateCount.windowEnd, now))
    .limit(mostForgotten)
    // Never waits for a count that is being added to.
    .for('update', { skipLocked: true });
  const forgotten = await db
    .delete(rateCount)
    .where(inArray(rateCount.key, ended))
    .returning({ key: rateCount.key });
  return forgotten.length === mostForgotten;
}
