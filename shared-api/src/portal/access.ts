import { roleName, type RoleName } from '../contract/roles.ts';

/** Users who may open a page: everyone, signed-in users, or these roles. Published in `remote.json`. */
export type Access = 'public' | 'signed-in' | readonly RoleName[];

export const clients: readonly RoleName[] = [
  'unapproved_client_user',
  'client_user',
  'client_team_admin',
  'client_owner',
];
/** Roles that may create bookings. */
export const bookingCreators: readonly RoleName[] = [...clients, 'admin'];
/** Roles that may leave feedback on a shoot. */
export const raters: readonly RoleName[] = [
  'client_user',
  'client_team_admin',
  'client_owner',
  'camera_operator',
];
export const videographers: readonly RoleName[] = ['camera_operator'];
export const internalUsers: readonly RoleName[] = ['editor', 'reviewer', 'finance', 'admin'];
/** Roles that may open Analytics. */
export const analyticsReaders: readonly RoleName[] = ['reviewer', 'finance', 'admin'];
export const financeStaff: readonly RoleName[] = ['finance', 'admin'];
export const admins: readonly RoleName[] = ['admin'];

/** Whether a user may open a page: `signed-out` asks for a sign-in, `forbidden` is final. */
export function checkAccess(
  access: Access,
  user: { role_policy: number } | null,
): 'granted' | 'signed-out' | 'forbidden' {
  if (access === 'public') return 'granted';
  if (!user) return 'signed-out';
  if (access === 'signed-in') return 'granted';
  const name = roleName(user.role_policy);
  return name && access.includes(name) ? 'granted' : 'forbidden';
}
