import { join } from 'node:path';
import { root } from './apps.ts';
import { exitOf, startChild } from './child.ts';

/**
 * Runs `backup` or `restore` on the data of `npm start`, unless environment variables name another
 * database.
 */
export async function copyDatabase(task: 'backup' | 'restore'): Promise<number> {
  const args = ['--disable-warning=ExperimentalWarning', 'api-server/src/backup.ts', task];
  const child = startChild(process.execPath, [...args, ...process.argv.slice(2)], {
    env: { ...process.env, DATA_DIR: process.env['DATA_DIR'] ?? join(root, '.data') },
  });
  return exitOf(child);
}
