import hash from '@emotion/hash';
import { sessionStore, type SignedInUser } from '@shootline/shared-api';
import { roleName } from '@shootline/shared-api/contract';
import {
  parseRemoteManifest,
  type RegisteredRemote,
  type TaggedVersion,
} from '@shootline/shared-api/portal';
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

/** The remotes in the versions chosen for the signed-in user. */
export async function versionsFor(remotes: RegisteredRemote[]): Promise<ChosenRemote[]> {
  const { user } = sessionStore.getState();
  return user ? Promise.all(remotes.map((remote) => versionFor(remote, user))) : remotes;
}
