import { portalContract, type RemoteManifest } from '@shootline/shared-api/portal';
import { satisfies } from 'compare-versions';

/** Why a remote does not fit this shell; null when it does. Checked before any of its code runs. */
export function misfit(
  manifest: RemoteManifest,
  sharedVersions: Record<string, string>,
): string | null {
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
