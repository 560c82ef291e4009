import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';

/** The first instant of a day's month, as indexes have it. */
export const monthOf = (day: SQLWrapper): SQL => sql`date_trunc('month', ${day}::timestamp)`;
