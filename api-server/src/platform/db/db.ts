import type { PgDatabase, PgQueryResultHKT } from './drizzle.ts';

/** The database or a transaction. */
export type Db = PgDatabase<PgQueryResultHKT>;
