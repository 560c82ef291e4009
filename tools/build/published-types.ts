import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { exportedNames } from './exported-names.ts';

const heading = '// Published by the remote; copies are written by commands.\n';

/**
 * The declarations that a remote publishes for those who show its widgets; null if it has none. They refer
 * only to shared-api, so the text of its `widgets.ts` is complete.
 */
export function publishedTypes(remoteDir: string): string | null {
  const file = join(remoteDir, 'widgets.ts');
  if (!existsSync(file)) return null;
  const names = exportedNames(file);
  if (names.length > 0) throw new Error(`${file} has types only, but exports ${names.join()}.`);
  return heading + readFileSync(file, 'utf8');
}
