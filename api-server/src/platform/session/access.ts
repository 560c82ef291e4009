import type { UserAccess } from '@shootline/shared-api/contract';
import { and, eq, isNotNull, isNull, or } from '../db/drizzle.ts';
import { appUser } from '../db/schema.ts';
import type { User } from './viewer.ts';

type Account = Pick<User, 'isActive' | 'passwordHash' | 'hubId'>;

/** Whether a user can sign in, still has to accept the invitation, or has no access. */
export function accessOf({ isActive, passwordHash, hubId }: Account): UserAccess {
  if (!isActive) return 'inactive';
  return passwordHash === null && hubId === null ? 'invited' : 'active';
}

/** Conditions on `app_user` for each kind of access; the same rule as `accessOf`. */
export const withAccess = {
  inactive: eq(appUser.isActive, false),
  invited: and(eq(appUser.isActive, true), isNull(appUser.passwordHash), isNull(appUser.hubId)),
  active: and(
    eq(appUser.isActive, true),
    or(isNotNull(appUser.passwordHash), isNotNull(appUser.hubId)),
  ),
};

/** Users who take part in a workspace, so that they are notified, mailed and offered in pickers. */
export const takesPart = withAccess.active;

/** Why a user does not take part: the end of a sentence that begins with their name. */
export function inactiveReason(user: Account): string {
  return accessOf(user) === 'invited'
    ? 'has not accepted the invitation yet'
    : 'is no longer active';
}

/** Whether a user takes part in the workspace; the same rule as `takesPart`. */
export function isTakingPart(user: Account): boolean {
  return accessOf(user) === 'active';
}
