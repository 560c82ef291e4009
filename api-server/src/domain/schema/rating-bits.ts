import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';

export const ratings = [0, 1, 2, 3, 4, 5] as const;

/** Whether a column of ratings, which has a bit for each of them, has this one. */
export function isRated(column: SQLWrapper, rating: number): SQL {
  // Without parameters, or the planner would not know the partial index of this rating.
  return sql`(${column} & ${sql.raw(String(2 ** rating))}) <> 0`;
}
