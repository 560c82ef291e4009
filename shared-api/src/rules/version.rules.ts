import hash from '@emotion/hash';
import { type Role, roleName } from '../contract/index.ts';
import type { RoleName } from '../contract/roles.ts';

/** The users who get a tagged version of a remote. All given conditions must hold. */
export interface VersionRule {
  /** Aliases of the workspaces whose users get it. */
  workspaces?: string[];
  roles?: RoleName[];
  /** Percentage of users who get it, always the same users. */
  share?: number;
}

/** A user, as rules know them; `workspace` is its alias. */
export type VersionUser = { uuid: string; workspace: string; role_policy: Role };

/** A number from 0 to 100 for a user, always the same for a remote; compared with `share`. */
const placeOf = ({ uuid }: VersionUser, remote: string) =>
  (parseInt(hash(`${remote} ${uuid}`), 36) % 10_000) / 100;

/** Whether a rule of portal.json gives a user a tagged version of a remote. */
export function isVersionFor(
  { workspaces, roles, share = 100 }: VersionRule,
  remote: string,
  user: VersionUser,
): boolean {
  const role = roleName(user.role_policy);
  return (
    (!workspaces || workspaces.includes(user.workspace)) &&
    (!roles || (role !== undefined && roles.includes(role))) &&
    placeOf(user, remote) < share
  );
}
