import { checkAccess, financeStaff } from '@shootline/shared-api/portal';

/** Whether the user may see margins (decisions §2). */
export function canSeeMargin(user: { role_policy: number }): boolean {
  return checkAccess(financeStaff, user) === 'granted';
}
