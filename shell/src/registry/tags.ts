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
import { type ChosenRemote, isReleased } from '../remotes/remote-state.ts';

/** Short, as the current version can be used instead. */
const deadline = 1500;

/** The version of a remote for a user; none if it has only tagged ones that are for others. */
async function versionFor(remote: RegisteredRemote, user: SignedInUser): Promise<ChosenRemote[]> {
  const current = isReleased(remote) ? remote : undefined;
  const others = current ? [current] : [];
  const tagged = remote.tags?.find((version) => isVersionFor(version, remote.name, user));
  if (!tagged) return others;
  const chosen = { ...remote, ...tagged, ...(current && { current }) };
  try {
    const { version } = parseRemoteManifest(await fetchJson(tagged.url, deadline));
    return (await isKnownToFail(remote.name, version)) ? others : [chosen];
  } catch (error) {
    // Without another version, the page says why it cannot be shown.
    if (!current) return [chosen];
    console.warn(
      `The remote ${remote.name}: its version ${tagged.tag} could not be loaded.`,
      error,
    );
    return others;
  }
}

/**
 * The remotes in the versions chosen for the signed-in user, or in the builds that they run instead;
 * without those that the user does not get.
 */
export async function versionsFor(config: PortalConfig): Promise<ChosenRemote[]> {
  const { remotes } = config;
  const { user } = sessionStore.getState();
  const overrides = overridesFor(config, user);
  startedWith(overrides.keys());
  if (!user) return remotes.filter(isReleased);
  const chosen = await Promise.all(
    remotes.map((remote) => {
      const override = overrides.get(remote.name);
      if (!override) return versionFor(remote, user);
      const { integrity: _, ...others } = remote;
      return { ...others, url: override.url, ...(isReleased(remote) && { current: remote }) };
    }),
  );
  return chosen.flat();
}
