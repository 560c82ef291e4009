import { type SQL, type SQLWrapper, sql } from '../../platform/db/drizzle.ts';

export const ratings = [0, 1, 2, 3, 4, 5] as const;

/** Whether a column with one bit per rating contains this rating. */
export function isRated(column: SQLWrapper, rating: number): SQL {
  // Without parameters, so that the planner recognises the partial index of this rating.
  return sql`(${column} & ${sql.raw(String(2 ** rating))}) <> 0`;
}
