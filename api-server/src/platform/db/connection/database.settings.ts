import type { Deadlines } from './pool.ts';

export type DatabaseEnv = {
  /** The address of PostgreSQL or of a pooler before it; without it the database is embedded. */
  url: string | undefined;
  /** The address of PostgreSQL itself, for what needs a session; differs from `url` behind a pooler. */
  directUrl: string | undefined;
  /** The most connections that serve statements at the same time. */
  poolSize: number;
  deadlines: Deadlines;
};
