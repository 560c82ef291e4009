import { checkAccess, financeStaff } from '@shootline/shared-api/portal';

/** Whether the user may know what is left of what clients pay (decisions §2). */
export function seesMargin(user: { role_policy: number }): boolean {
  return checkAccess(financeStaff, user) === 'granted';
}
