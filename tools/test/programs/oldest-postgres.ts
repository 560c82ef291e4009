import { hasInstalled } from './debian.ts';

/** Installs the oldest supported PostgreSQL if it is missing; returns whether it is installed now. */
export const installOldestPostgres = (): boolean =>
  hasInstalled('PostgreSQL 15', ['postgresql-15'], ['/usr/lib/postgresql/15/bin/postgres']);
