import { roleName } from '@shootline/shared-api/contract';
import type { AuditChange } from '../schema/audit.ts';

type Rights = {
  role: number;
  clientId?: string | null;
  isActive: boolean;
  email: string;
  hubId?: string | null;
};

const accessOf = ({ isActive }: Rights) => (isActive ? 'active' : 'inactive');
const roleOf = ({ role }: Rights) => roleName(role) ?? String(role);

/** Changes of a user's rights. A new email is recorded without the address, which is personal data. */
export function rightsChanges(before: Rights, after: Rights): AuditChange[] {
  const all: AuditChange[] = [
    { what: 'role', from: roleOf(before), to: roleOf(after) },
    { what: 'client', from: before.clientId ?? null, to: after.clientId ?? null },
    { what: 'access', from: accessOf(before), to: accessOf(after) },
    { what: 'hub', from: before.hubId ?? null, to: after.hubId ?? null },
  ];
  const changes = all.filter(({ from, to }) => from !== to);
  if (before.email !== after.email) changes.push({ what: 'email', from: null, to: null });
  return changes;
}

/** The rights of a new user. */
export function firstRights(user: Rights): AuditChange[] {
  const role: AuditChange = { what: 'role', from: null, to: roleOf(user) };
  if (!user.clientId) return [role];
  return [role, { what: 'client', from: null, to: user.clientId }];
}
