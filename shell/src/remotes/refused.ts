import type { RemoteManifest } from '@shootline/shared-api/portal';
import { diagnosed } from './diagnosed.ts';
import type { RemoteLoadError } from './load-error.ts';
import { isPinned, type Requirements } from './requirements.ts';
import { skewOf } from './skew.ts';

/**
 * The reason why a remote does not meet the portal's requirements; null if it fits although it was built
 * with other shared code. Rejects if the list of code that it uses cannot be read.
 */
export async function reasonOf(
  { name, integrity, olderShells }: RemoteManifest,
  entry: URL,
  { builtFor, provided, pin, origin }: Requirements & { origin: string },
): Promise<RemoteLoadError | null> {
  if (!isPinned({ integrity }, pin)) {
    return diagnosed(name, 'not-pinned', `its entry is ${integrity}, portal.json allows ${pin}`);
  }
  if (entry.origin !== origin) return diagnosed(name, 'not-allowed', entry.href);
  const lacks = olderShells?.[builtFor];
  if (lacks) return diagnosed(name, 'needs-newer-portal', lacks.join());
  return skewOf(name, entry.href, provided);
}
