import { sessionStore, type SignedInUser } from '@shootline/shared-api';
import {
  parseRemoteManifest,
  type PortalConfig,
  type RegisteredRemote,
} from '@shootline/shared-api/portal';
import { isVersionFor } from '@shootline/shared-api/rules/versions';
import { overridesFor, startedWith } from '../remotes/overrides.ts';
import { fetchJson } from '../remotes/fetch-json.ts';
import { isKnownToFail } from '../remotes/failing-versions.ts';
import type { ChosenRemote } from '../remotes/remote-state.ts';

/** Short, as the current version can be used instead. */
const deadline = 1500;

async function versionFor(remote: RegisteredRemote, user: SignedInUser): Promise<ChosenRemote> {
  const tagged = remote.tags?.find((version) => isVersionFor(version, remote.name, user));
  if (!tagged) return remote;
  try {
    const { version } = parseRemoteManifest(await fetchJson(tagged.url, deadline));
    if (await isKnownToFail(remote.name, version)) return remote;
    return { ...remote, ...tagged, current: remote };
  } catch (error) {
    console.warn(
      `The remote ${remote.name}: its version ${tagged.tag} could not be loaded.`,
      error,
    );
    return remote;
  }
}

/** The remotes in the versions chosen for the signed-in user, or in the builds that they run instead. */
export async function versionsFor(config: PortalConfig): Promise<ChosenRemote[]> {
  const { remotes } = config;
  const { user } = sessionStore.getState();
  const overrides = overridesFor(config, user);
  startedWith(overrides.keys());
  if (!user) return remotes;
  return Promise.all(
    remotes.map((remote) => {
      const override = overrides.get(remote.name);
      if (!override) return versionFor(remote, user);
      const { integrity: _, ...others } = remote;
      return { ...others, url: override.url, current: remote };
    }),
  );
}
