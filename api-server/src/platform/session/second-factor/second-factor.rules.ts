import { type WorkspaceSettings, roles } from '@shootline/shared-api/contract';

type Rule = WorkspaceSettings['second_factor'];

/** The lowest role that each rule of a workspace requires a second factor of. */
const leastRoles: Record<Rule, number> = {
  optional: Infinity,
  admins: roles.admin,
  finance: roles.finance,
  staff: roles.editor,
  everyone: 0,
};

/**
 * Whether a workspace requires a second factor of a user. Those who only sign in from the hub have none
 * here: the hub vouches for them.
 */
export function isSecondFactorRequired(
  rule: Rule,
  { role, passwordHash }: { role: number; passwordHash: string | null },
): boolean {
  return passwordHash !== null && role >= leastRoles[rule];
}

const confirmedMinutes = 15;

/** Whether a sensitive change needs the user's password again. */
export function isPasswordDue(confirmed: Date, now: Date): boolean {
  return now.getTime() - confirmed.getTime() > confirmedMinutes * 60_000;
}
