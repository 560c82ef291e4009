import { portalContract, type RemoteManifest } from '@shootline/shared-api/portal';
import { satisfies } from 'compare-versions';
import { RemoteLoadError } from './load-error.ts';

/** What the portal demands of a remote before it is mounted. */
export interface Requirements {
  /** Versions of the libraries that the shell shares, by name. */
  sharedVersions: Record<string, string>;
  /** Integrity of the only entry that portal.json allows; undefined allows any. */
  pin: string | undefined;
}

function misfit(
  manifest: RemoteManifest,
  sharedVersions: Requirements['sharedVersions'],
): string | null {
  if (manifest.contract !== portalContract) {
    return `it speaks contract ${manifest.contract}, the shell ${portalContract}`;
  }
  for (const [name, required] of Object.entries(manifest.shared)) {
    const available = sharedVersions[name];
    if (available && !satisfies(available, `^${required}`)) {
      return `it needs ${name} ^${required}, the shell has ${available}`;
    }
  }
  return null;
}

/** Why a remote may not be mounted, or null. Checked before any of its code runs. */
export function refusal(
  manifest: RemoteManifest,
  { sharedVersions, pin }: Requirements,
): RemoteLoadError | null {
  const { name, integrity } = manifest;
  if (pin !== undefined && integrity !== pin) {
    const reason = `its entry is ${integrity}, portal.json allows ${pin}`;
    return new RemoteLoadError(name, 'not-pinned', reason);
  }
  const reason = misfit(manifest, sharedVersions);
  return reason === null ? null : new RemoteLoadError(name, 'does-not-fit', reason);
}
