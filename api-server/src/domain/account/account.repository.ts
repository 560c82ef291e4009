import { and, eq } from 'drizzle-orm';
import type { Profile } from '@shootline/shared-api/contract';
import type { Db } from '../../platform/db/db.ts';
import { person, tenant } from '../schema.ts';

const one = (tenantId: string, id: string) => and(eq(person.tenantId, tenantId), eq(person.id, id));

/** The alias of the workspace. */
export async function aliasOf(tx: Db, tenantId: string): Promise<string> {
  const [row] = await tx
    .select({ alias: tenant.alias })
    .from(tenant)
    .where(eq(tenant.id, tenantId));
  if (!row) throw new Error('There is no such workspace.');
  return row.alias;
}

/** Stores the hash of a new password. */
export async function storePassword(
  tx: Db,
  tenantId: string,
  id: string,
  passwordHash: string,
): Promise<void> {
  await tx.update(person).set({ passwordHash }).where(one(tenantId, id));
}

/** Stores what a user says of themselves. */
export async function storeProfile(
  tx: Db,
  tenantId: string,
  id: string,
  { full_name: fullName, phone, timezone }: Profile,
): Promise<void> {
  await tx.update(person).set({ fullName, phone, timezone }).where(one(tenantId, id));
}
