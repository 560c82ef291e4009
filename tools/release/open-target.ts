import { join, resolve } from 'node:path';
import { root } from '../apps.ts';
import { folderTarget } from './folder-target.ts';
import type { Target } from './target.ts';

/** The target at an address, a folder; without one the portal of `npm start`. */
export function openTarget(address = join(root, 'dist', 'portal')): Target {
  // Tasks run in the root, so a relative folder is resolved against where npm was called.
  return folderTarget(resolve(process.env['INIT_CWD'] ?? '.', address));
}
