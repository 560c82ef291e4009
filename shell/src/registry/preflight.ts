import { portalContract, type RemoteManifest } from '@shootline/shared-api/portal';
import { satisfies } from 'compare-versions';
import { RemoteLoadError } from './load-error.ts';

/** What of the portal decides whether a remote may be mounted. */
export interface Terms {
  /** Versions of the libraries that the shell shares, by name. */
  sharedVersions: Record<string, string>;
  /** Integrity of the only entry that portal.json allows; undefined allows any. */
  pin: string | undefined;
}

function misfit(manifest: RemoteManifest, { sharedVersions }: Terms): string | null {
  if (manifest.contract !== portalContract) {
    return `it speaks contract ${manifest.contract}, the shell ${portalContract}`;
  }
  for (const [name, wanted] of Object.entries(manifest.shared)) {
    const given = sharedVersions[name];
    if (given && !satisfies(given, `^${wanted}`)) {
      return `it needs ${name} ^${wanted}, the shell has ${given}`;
    }
  }
  return null;
}

/** Why a remote may not be mounted; null when it may. Checked before any of its code runs. */
export function refusal(manifest: RemoteManifest, terms: Terms): RemoteLoadError | null {
  const { name, integrity } = manifest;
  if (terms.pin !== undefined && integrity !== terms.pin) {
    const reason = `its entry is ${integrity}, portal.json allows ${terms.pin}`;
    return new RemoteLoadError(name, 'not-pinned', reason);
  }
  const reason = misfit(manifest, terms);
  return reason === null ? null : new RemoteLoadError(name, 'does-not-fit', reason);
}
