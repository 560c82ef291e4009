import { and, asc, count, eq } from '../../db/drizzle.ts';
import type { Db } from '../../db/db.ts';
import { passkey } from '../../db/schema.ts';

export type PasskeyRow = typeof passkey.$inferSelect;

type Owner = { tenantId: string; id: string };

const ofUser = ({ tenantId, id }: Owner) =>
  and(eq(passkey.tenantId, tenantId), eq(passkey.userId, id));

const one = ({ tenantId, id }: { tenantId: string; id: string }) =>
  and(eq(passkey.tenantId, tenantId), eq(passkey.id, id));

/** A user's passkeys, in the order in which they were added. */
export async function listPasskeys(tx: Db, user: Owner): Promise<PasskeyRow[]> {
  return tx
    .select()
    .from(passkey)
    .where(ofUser(user))
    .orderBy(asc(passkey.created), asc(passkey.id));
}

/** The number of a user's passkeys. */
export async function countPasskeys(tx: Db, user: Owner): Promise<number> {
  const [row] = await tx.select({ count: count() }).from(passkey).where(ofUser(user));
  return row?.count ?? 0;
}

/** The passkey of a workspace with this id at the authenticator; undefined if there is none. */
export async function findPasskey(
  tx: Db,
  tenantId: string,
  credentialId: string,
): Promise<PasskeyRow | undefined> {
  const [row] = await tx
    .select()
    .from(passkey)
    .where(and(eq(passkey.tenantId, tenantId), eq(passkey.credentialId, credentialId)));
  return row;
}

/** Adds a passkey; false if the workspace has it already. */
export async function insertPasskey(
  tx: Db,
  values: Omit<PasskeyRow, 'id' | 'lastUsed'>,
): Promise<boolean> {
  const added = await tx
    .insert(passkey)
    .values(values)
    .onConflictDoNothing({ target: [passkey.tenantId, passkey.credentialId] })
    .returning({ id: passkey.id });
  return added.length > 0;
}

/** Stores what the authenticator said when a passkey was used. */
export async function storePasskeyUse(
  tx: Db,
  of: PasskeyRow,
  use: Pick<PasskeyRow, 'counter' | 'isMultiDevice' | 'isBackedUp' | 'lastUsed'>,
): Promise<void> {
  await tx.update(passkey).set(use).where(one(of));
}

/** Renames a passkey of a user; false if there is none. */
export async function renamePasskeyOf(
  tx: Db,
  user: Owner,
  id: string,
  name: string,
): Promise<boolean> {
  const renamed = await tx
    .update(passkey)
    .set({ name })
    .where(and(ofUser(user), eq(passkey.id, id)))
    .returning({ id: passkey.id });
  return renamed.length > 0;
}

/** Removes a passkey of a user; false if there is none. */
export async function removePasskeyOf(tx: Db, user: Owner, id: string): Promise<boolean> {
  const removed = await tx
    .delete(passkey)
    .where(and(ofUser(user), eq(passkey.id, id)))
    .returning({ id: passkey.id });
  return removed.length > 0;
}

/** Removes all passkeys of a user; false if there were none. */
export async function removePasskeysOf(tx: Db, user: Owner): Promise<boolean> {
  const removed = await tx.delete(passkey).where(ofUser(user)).returning({ id: passkey.id });
  return removed.length > 0;
}
