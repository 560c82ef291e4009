import { checkAccess, financeStaff } from '@shootline/shared-api/portal';

/** Whether the user may see margins. */
export function canSeeMargin(user: { role_policy: number }): boolean {
  return checkAccess(financeStaff, user) === 'granted';
}
