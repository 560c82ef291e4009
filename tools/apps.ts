import { globSync } from 'node:fs';
import { join } from 'node:path';

export const root = join(import.meta.dirname, '..');

/** Folders of the apps: the shell and every remote of the workspace. */
export function appFolders(): string[] {
  return ['shell', ...remoteFolders()];
}

/** Folders of the remotes. */
export function remoteFolders(): string[] {
  return globSync('mfe-*/remote.ts', { cwd: root })
    .map((file) => file.split(/[\\/]/)[0] ?? '')
    .sort();
}
