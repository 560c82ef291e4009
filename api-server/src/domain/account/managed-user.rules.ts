import {
  type FieldError,
  type Role,
  isCameraOperator,
  isClient,
} from '@shootline/shared-api/contract';
import { fieldError } from '../../platform/http/errors.ts';
import type { Person } from '../../platform/session/viewer.ts';

const sideOf = (role: Role) => {
  if (isClient(role)) return 'client';
  return isCameraOperator(role) ? 'videographer' : 'staff';
};

/**
 * What speaks against another role or client: what somebody did stays theirs, so that their bookings
 * would show them another side's, or another client's.
 */
export function changesRefused(
  user: Pick<Person, 'role' | 'clientId' | 'passwordHash' | 'hubId'>,
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
