import { hasInstalled } from './debian.ts';

/** Installs pgBackRest, which archives PostgreSQL's log, if it is missing; returns whether it is there now. */
export const installPgbackrest = (): boolean =>
  hasInstalled('pgBackRest', ['pgbackrest'], ['/usr/bin/pgbackrest']);
