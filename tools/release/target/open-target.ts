import { join, resolve } from 'node:path';
import { root } from '../../apps.ts';
import { folderTarget } from './folder-target.ts';
import type { Target } from './target.ts';

/** The target at an address, a folder or `s3://…`; without one the portal of `npm start`. */
export async function openTarget(address = join(root, 'dist', 'portal')): Promise<Target> {
  if (address.startsWith('s3://')) {
    // The SDK takes a while to load.
    const { s3Target } = await import('./s3-target.ts');
    return s3Target(address);
  }
  // Tasks run in the root, so a relative folder is resolved from the folder where npm was called.
  return folderTarget(resolve(process.env['INIT_CWD'] ?? '.', address));
}
