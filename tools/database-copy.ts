import { join } from 'node:path';
import { root } from './apps.ts';
import { exitOf, startChild } from './child.ts';

/** Runs `backup` or `restore` on the database of `onDatabase`. */
export const copyDatabase = (task: 'backup' | 'restore') => onDatabase('backup.ts', task);

/**
 * Runs a script of the server on the data of `npm start`, unless environment variables name another
 * database. Returns its exit code.
 */
export async function onDatabase(script: string, ...task: string[]): Promise<number> {
  const args = [
    '--disable-warning=ExperimentalWarning',
    `api-server/src/commands/${script}`,
    ...task,
  ];
  const child = startChild(process.execPath, [...args, ...process.argv.slice(2)], {
    env: { ...process.env, DATA_DIR: process.env['DATA_DIR'] ?? join(root, '.data') },
  });
  return exitOf(child);
}
