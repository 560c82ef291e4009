import type { RemoteManifest } from '@shootline/shared-api/portal';
import { writePortal } from '../release/registration.ts';
import { readJson, type Target } from '../release/target/target.ts';
import type { PublishedConfig } from './web-manifest.ts';
import { elsewhereOf } from './portals.ts';

/**
 * Publishes `portal.json`, after the remotes. Adds the drawer entries of each remote, shown while it is
 * down, unless it is served elsewhere or the configuration lists them, and the paths of the workspace's
 * remotes that the portal does not have.
 */
export async function publishConfig(config: PublishedConfig, target: Target): Promise<void> {
  const remotes = await Promise.all(
    config.remotes.map(async (remote) => {
      const { url = '' } = remote;
      const isHere = remote.nav === undefined && url.startsWith('/');
      const manifest = isHere ? await readJson<RemoteManifest>(target, url.slice(1)) : undefined;
      const nav = remote.widgetsOnly ? [] : (remote.nav ?? manifest?.nav);
      return { ...remote, nav };
    }),
  );
  const elsewhere = await elsewhereOf(config);
  await writePortal(target, { ...config, remotes, elsewhere });
}
