import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

/** The database or a transaction, of either engine. */
export type Db = PgDatabase<PgQueryResultHKT>;

export type Engine = 'pglite' | 'postgresql';
