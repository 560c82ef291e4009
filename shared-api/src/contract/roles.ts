/** Role codes as the API sends them. */
export const roles = {
  unapproved_client_user: 1,
  client_user: 3,
  client_team_admin: 7,
  client_owner: 15,
  camera_operator: 31,
  editor: 63,
  reviewer: 127,
  finance: 255,
  admin: 511,
} as const;

export type RoleName = keyof typeof roles;

/** The names of all roles, in the order of their codes. */
export const roleNames = Object.keys(roles) as RoleName[];
export type Role = (typeof roles)[RoleName];

const names = new Map<number, RoleName>(
  Object.entries(roles).map(([name, code]) => [code, name as RoleName]),
);

/** The name of a role code; undefined for an unknown code. */
export function roleName(role: number): RoleName | undefined {
  return names.get(role);
}

// The code of videographers is above every client's, so codes rank roles only from editor up.

/** Whether the role is one of the four client kinds. */
export function isClient(role: number): boolean {
  return role < roles.camera_operator;
}

/** Whether the role sees bookings that somebody else created. Client users see only their own. */
export function seesOthersBookings(role: number): boolean {
  return role >= roles.client_team_admin && !isVideographer(role);
}

/** Whether the role is a videographer. */
export function isVideographer(role: number): boolean {
  return role === roles.camera_operator;
}

/** Whether the role is staff: editor and above. */
export function isInternal(role: number): boolean {
  return role >= roles.editor;
}

/** Whether the role is admin. */
export function isAdmin(role: number): boolean {
  return role === roles.admin;
}
