import { existsSync } from 'node:fs';
import { installFromDebian } from './debian.ts';

const program = '/usr/sbin/pgbouncer';

/** Installs pgBouncer if it is missing; returns whether it is installed now. */
export function installPgBouncer(): boolean {
  if (!existsSync(program)) installFromDebian('pgBouncer', ['pgbouncer']);
  return existsSync(program);
}
