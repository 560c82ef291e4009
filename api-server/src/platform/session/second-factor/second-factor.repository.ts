import { and, eq, lt, sql } from '../../db/drizzle.ts';
import type { Db } from '../../db/db.ts';
import { secondFactor } from '../../db/schema.ts';
import { secretOfWorkspace } from '../../secrets/secret.repository.ts';

export type SecondFactorRow = typeof secondFactor.$inferSelect;

type Owner = { tenantId: string; id: string };

const ofUser = ({ tenantId, id }: Owner) =>
  and(eq(secondFactor.tenantId, tenantId), eq(secondFactor.userId, id));

/** The name of the key that encrypts the secrets of authenticator apps. */
export const secondFactorKeyName = 'second factors';

/** The key that encrypts the secrets of authenticator apps. Runs outside any workspace. */
export const secondFactorKey = (db: Db, tenantId: string) =>
  secretOfWorkspace(db, tenantId, secondFactorKeyName);

/** A user's second factor; undefined without one. */
export async function findSecondFactor(tx: Db, user: Owner): Promise<SecondFactorRow | undefined> {
  const [row] = await tx.select().from(secondFactor).where(ofUser(user));
  return row;
}

/** Turns a user's second factor on, in place of another. */
export async function storeSecondFactor(
  tx: Db,
  { tenantId, id }: Owner,
  values: Omit<SecondFactorRow, 'tenantId' | 'userId'>,
): Promise<void> {
  await tx
    .insert(secondFactor)
    .values({ tenantId, userId: id, ...values })
    .onConflictDoUpdate({ target: [secondFactor.tenantId, secondFactor.userId], set: values });
}

/** Turns a user's second factor off; false if it was. */
export async function removeSecondFactor(tx: Db, user: Owner): Promise<boolean> {
  const removed = await tx.delete(secondFactor).where(ofUser(user)).returning();
  return removed.length > 0;
}

/** Replaces a user's recovery codes; false without a second factor. */
export async function storeRecoveryHashes(
  tx: Db,
  user: Owner,
  recoveryHashes: string[],
): Promise<boolean> {
  const stored = await tx
    .update(secondFactor)
    .set({ recoveryHashes })
    .where(ofUser(user))
    .returning();
  return stored.length > 0;
}

/** Uses up a time step of the app and all before it; true for exactly one caller. */
export async function spendStep(tx: Db, user: Owner, step: number): Promise<boolean> {
  const spent = await tx
    .update(secondFactor)
    .set({ lastStep: step })
    .where(and(ofUser(user), lt(secondFactor.lastStep, step)))
    .returning();
  return spent.length > 0;
}

/** Uses up a recovery code; returns the number that is left to exactly one caller, else undefined. */
export async function spendRecoveryCode(
  tx: Db,
  user: Owner,
  hash: string,
): Promise<number | undefined> {
  const { recoveryHashes } = secondFactor;
  const [row] = await tx
    .update(secondFactor)
    .set({ recoveryHashes: sql`array_remove(${recoveryHashes}, ${hash})` })
    .where(and(ofUser(user), sql`${hash} = any (${recoveryHashes})`))
    .returning();
  return row?.recoveryHashes.length;
}
