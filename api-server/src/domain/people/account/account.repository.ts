import { and, eq } from '../../../platform/db/drizzle.ts';
import type { Profile } from '@shootline/shared-api/contract';
import type { Db } from '../../../platform/db/db.ts';
import { appUser } from '../../schema.ts';

const one = (tenantId: string, id: string) =>
  and(eq(appUser.tenantId, tenantId), eq(appUser.id, id));

/** Stores the hash of a new password. */
export async function storePassword(
  tx: Db,
  tenantId: string,
  id: string,
  passwordHash: string,
): Promise<void> {
  await tx.update(appUser).set({ passwordHash }).where(one(tenantId, id));
}

/** Stores the name, phone and time zone that a user entered. */
export async function storeProfile(
  tx: Db,
  tenantId: string,
  id: string,
  { full_name: fullName, phone, timezone }: Profile,
): Promise<void> {
  await tx.update(appUser).set({ fullName, phone, timezone }).where(one(tenantId, id));
}

/** Stores the page that a user begins with; null for home. */
export async function storeFirstPage(
  tx: Db,
  tenantId: string,
  id: string,
  firstPage: string | null,
): Promise<void> {
  await tx.update(appUser).set({ firstPage }).where(one(tenantId, id));
}

/** Stores whether a sign-in of the user leads to the welcome. */
export async function storeShowsWelcome(
  tx: Db,
  tenantId: string,
  id: string,
  showsWelcome: boolean,
): Promise<void> {
  await tx.update(appUser).set({ showsWelcome }).where(one(tenantId, id));
}
