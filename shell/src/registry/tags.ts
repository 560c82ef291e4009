import hash from '@emotion/hash';
import { sessionStore, type SignedInUser } from '@shootline/shared-api';
import { roleName } from '@shootline/shared-api/contract';
import {
  parseRemoteManifest,
  type PortalConfig,
  type RegisteredRemote,
  type TaggedVersion,
} from '@shootline/shared-api/portal';
import { overridesFor, startedWith } from '../overrides/overrides.ts';
import { fetchJson } from './fetch-json.ts';
import { isKnownToFail } from './failing-versions.ts';
import type { ChosenRemote } from './remote-state.ts';

/** Short, as the current version can be used instead. */
const deadline = 1500;

/** A number from 0 to 100 for a user, always the same for a remote; compared with `share`. */
const placeOf = ({ uuid }: SignedInUser, remote: string) =>
  (parseInt(hash(`${remote} ${uuid}`), 36) % 10_000) / 100;

/** Whether a rule of portal.json gives a user a tagged version. */
function isFor(
  { workspaces, roles, share = 100 }: TaggedVersion,
  remote: string,
  user: SignedInUser,
): boolean {
  const role = roleName(user.role_policy);
  return (
    (!workspaces || workspaces.includes(user.workspace)) &&
    (!roles || (role !== undefined && roles.includes(role))) &&
    placeOf(user, remote) < share
  );
}

async function versionFor(remote: RegisteredRemote, user: SignedInUser): Promise<ChosenRemote> {
  const tagged = remote.tags?.find((version) => isFor(version, remote.name, user));
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
