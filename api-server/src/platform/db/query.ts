import { type SQL, type SQLWrapper, type Subquery, sql } from 'drizzle-orm';
import type { Db } from './db.ts';

export const pageSize = 25;

/** Longer lists answer this as their count: counting on would cost more than it tells. */
export const countCap = 10_001;

const patternOf = (text: string) => `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`;

/** The text stands somewhere in the value, without regard to case; `%`, `_` and `\` are letters. */
export function contains(value: SQLWrapper, text: string): SQL {
  return sql`${value} ilike ${patternOf(text)}`;
}

/** The same for a value that is kept in lower case and sorted by bytes. */
export function containsFolded(value: SQLWrapper, text: string): SQL {
  return sql`${value} like (lower(${patternOf(text)} collate "und-x-icu") collate "C")`;
}

/** The value begins with the text, by bytes: an index range, unlike LIKE under row-level security. */
export function beginsWith(value: SQLWrapper, text: string): SQL {
  return sql`(${value} >= ${text} and ${value} < ${`${text}\u{10FFFF}`})`;
}

/** One index serves both: rows without a value are last downwards and first upwards. */
export function ordered(value: SQLWrapper, ascending: boolean): SQL {
  return ascending ? sql`${value} asc nulls first` : sql`${value} desc nulls last`;
}

/** How many rows a query has that is limited to the cap. */
export async function countRows(tx: Db, capped: Subquery): Promise<number> {
  const [row] = await tx.select({ count: sql<number>`count(*)::int` }).from(capped);
  return row?.count ?? 0;
}

/**
 * Turns up to `pageSize + 1` rows into one page. The extra row tells whether there is more; only
 * where it does not also tell the count, `countAll` is asked.
 */
export async function toPage<Row>(
  rows: Row[],
  offset: number,
  countAll: () => Promise<number>,
): Promise<{ rows: Row[]; hasMore: boolean; count: number }> {
  const hasMore = rows.length > pageSize;
  const isLast = !hasMore && (rows.length > 0 || offset === 0);
  const count = isLast ? Math.min(offset + rows.length, countCap) : await countAll();
  return { rows: rows.slice(0, pageSize), hasMore, count };
}
