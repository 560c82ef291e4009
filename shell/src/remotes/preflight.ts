import type { RemoteManifest, SharedCode } from '@shootline/shared-api/portal';
import { RemoteLoadError } from './load-error.ts';

/** The portal's requirements for a remote before it is mounted. */
export interface Requirements {
  /** Fingerprint of the shared code that the shell provides. */
  builtFor: string;
  /** The shared code itself, read only if the fingerprints differ. */
  provided: () => Promise<SharedCode>;
  /** Integrity of the only entry that portal.json allows; undefined allows any. */
  pin: string | undefined;
}

/** Whether portal.json allows this version of a remote. */
export const isPinned = ({ integrity }: RemoteManifest, pin: string | undefined): boolean =>
  pin === undefined || pin === integrity;

/**
 * The reason why a remote may not be mounted, or null. Checked before any of its code runs; `url` is the
 * address of its manifest. Rejects if the list of code that it uses cannot be read.
 */
export async function refusal(
  manifest: RemoteManifest,
  url: string,
  { builtFor, provided, pin }: Requirements,
): Promise<RemoteLoadError | null> {
  if (!isPinned(manifest, pin)) {
    const reason = `its entry is ${manifest.integrity}, portal.json allows ${pin}`;
    return new RemoteLoadError(manifest.name, 'not-pinned', reason);
  }
  const entry = new URL(manifest.entry, url);
  if (entry.origin !== new URL(url).origin) {
    return new RemoteLoadError(manifest.name, 'not-allowed', entry.href);
  }
  const lacks = manifest.olderShells?.[builtFor];
  if (lacks) return new RemoteLoadError(manifest.name, 'needs-newer-portal', lacks.join());
  if (manifest.builtFor === builtFor) return null;
  const { skewOf } = await import(/* webpackChunkName: "faults" */ './skew.ts');
  return skewOf(manifest.name, entry.href, provided);
}
