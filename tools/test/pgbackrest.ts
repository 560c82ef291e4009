import { existsSync } from 'node:fs';
import { installFromDebian } from './debian.ts';

const program = '/usr/bin/pgbackrest';

/** Installs pgBackRest, which archives PostgreSQL's log, if it is missing; returns whether it is there now. */
export function installPgbackrest(): boolean {
  if (!existsSync(program)) installFromDebian('pgBackRest', ['pgbackrest']);
  return existsSync(program);
}
