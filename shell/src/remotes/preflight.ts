import type { RemoteManifest } from '@shootline/shared-api/portal';
import type { RemoteLoadError } from './load-error.ts';
import { isPinned, type Requirements } from './requirements.ts';

/**
 * The reason why a remote may not be mounted, or null. Checked before any of its code runs; `url` is the
 * address of its manifest. Rejects if what tells the reason cannot be loaded.
 */
export async function refusal(
  manifest: RemoteManifest,
  url: string,
  requirements: Requirements,
): Promise<RemoteLoadError | null> {
  const { builtFor, pin } = requirements;
  const entry = new URL(manifest.entry, url);
  const isBuiltForThis = manifest.builtFor === builtFor && !manifest.olderShells?.[builtFor];
  if (isPinned(manifest, pin) && entry.origin === new URL(url).origin && isBuiltForThis)
    return null;
  const { reasonOf } = await import(/* webpackChunkName: "faults" */ './refused.ts');
  return reasonOf(manifest, entry, { ...requirements, origin: new URL(url).origin });
}
