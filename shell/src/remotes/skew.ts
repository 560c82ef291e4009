import { incompatibilityOf } from '@shootline/shared-api/fit';
import type { SharedCode } from '@shootline/shared-api/portal';
import { diagnosed } from './diagnosed.ts';
import type { LoadFailure, RemoteLoadError } from './load-error.ts';
import { readPublished } from './published.ts';

const failures = {
  newer: 'needs-newer-portal',
  older: 'older-than-portal',
  unknown: 'does-not-fit',
} satisfies Record<string, LoadFailure>;

/** Entries known to fit. A version never changes, so one check is enough. */
const fitting = new Set<string>();

/** The reason why a remote built with other shared code cannot run here, or null. */
export async function skewOf(
  name: string,
  entry: string,
  provided: () => Promise<SharedCode>,
): Promise<RemoteLoadError | null> {
  if (fitting.has(entry)) return null;
  const [uses, provides] = await Promise.all([
    readPublished(name, new URL('uses.json', entry).href, (uses) => uses as SharedCode),
    provided(),
  ]);
  const incompatibility = incompatibilityOf(uses, provides);
  if (incompatibility) {
    const reason = `the shell has no ${incompatibility.missing.join(', ')}`;
    return diagnosed(name, failures[incompatibility.age], reason);
  }
  fitting.add(entry);
  return null;
}
