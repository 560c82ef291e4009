import {
  type FieldError,
  type Role,
  isVideographer,
  isClient,
} from '@shootline/shared-api/contract';
import { fieldError } from '../../../platform/errors/errors.ts';
import type { User } from '../../../platform/session/viewer.ts';

const invitationPause = 3_600_000;

/** Seconds until a user can be invited again; 0 if that is possible now. */
export function inviteAgainIn({ invitedAgain }: Pick<User, 'invitedAgain'>, now: Date): number {
  if (!invitedAgain) return 0;
  const left = invitedAgain.getTime() + invitationPause - now.getTime();
  return Math.max(0, Math.ceil(left / 1000));
}

const sideOf = (role: Role) => {
  if (isClient(role)) return 'client';
  return isVideographer(role) ? 'videographer' : 'staff';
};

/**
 * Field errors if an account in use would change its side or client; empty otherwise. Its bookings stay
 * with the account, and would show it data of another side or client.
 */
export function changesRefused(
  user: Pick<User, 'role' | 'clientId' | 'passwordHash' | 'hubId'>,
  to: { role: Role; clientId: string | null },
): FieldError[] {
  const isUsed = user.passwordHash !== null;
  if (!isUsed) return [];
  if (sideOf(user.role) !== sideOf(to.role)) {
    return [
      fieldError(
        'role_type',
        'An account in use stays with its side: client, videographer or staff. Please deactivate it and invite another one.',
      ),
    ];
  }
  if (user.clientId !== to.clientId) {
    return [
      fieldError(
        'client',
        'An account in use stays with its client. Please deactivate it and invite another one.',
      ),
    ];
  }
  return [];
}
