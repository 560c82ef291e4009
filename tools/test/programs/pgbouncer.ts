import { hasInstalled } from './debian.ts';

/** Installs pgBouncer if it is missing; returns whether it is installed now. */
export const installPgBouncer = (): boolean =>
  hasInstalled('pgBouncer', ['pgbouncer'], ['/usr/sbin/pgbouncer']);
