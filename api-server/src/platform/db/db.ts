import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

/** The database or a transaction of it, whichever engine is behind. */
export type Db = PgDatabase<PgQueryResultHKT>;

export type Engine = 'pglite' | 'postgresql';
