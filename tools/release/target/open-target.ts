import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { root } from '../../apps.ts';
import { folderTarget } from './folder-target.ts';
import type { Target } from './target.ts';

const built = join(root, 'dist', 'portal');

/**
 * The target at an address, a folder or `s3://…`; without one the portal of `npm start`. Rejects with a
 * sentence if there is none.
 */
export async function openTarget(address = existsSync(built) ? built : ''): Promise<Target> {
  if (address === '') throw new Error('Say where: a folder, or a bucket as in s3://name/folder.');
  if (address.startsWith('s3://')) {
    // The SDK takes a while to load.
    const { s3Target } = await import('./s3-target.ts');
    return s3Target(address);
  }
  // Tasks run in the root, so a relative folder is resolved from the folder where npm was called.
  return folderTarget(resolve(process.env['INIT_CWD'] ?? '.', address));
}
