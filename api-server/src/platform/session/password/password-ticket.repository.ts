import { and, eq, gt, lte } from '../../db/drizzle.ts';
import type { Db } from '../../db/db.ts';
import { noId } from '../../db/query.ts';
import { passwordTicket, appUser } from '../../db/schema.ts';
import type { TicketPurpose } from '../../db/schema/workspace.ts';
import { enterWorkspace, ownerTransaction } from '../../db/workspace-transaction.ts';
import { newTenantToken, tenantOf, tokenHash } from '../token.ts';

/** The user whose password a ticket sets. */
export type TicketHolder = { tenantId: string; userId: string };

/** Throws for a user without access; deactivating the user must wait until the transaction ends. */
async function requireActive(db: Db, { tenantId, userId }: TicketHolder): Promise<void> {
  await db.execute(enterWorkspace(tenantId, { asOwner: true }));
  const active = await db
    .select({ id: appUser.id })
    .from(appUser)
    .where(and(eq(appUser.tenantId, tenantId), eq(appUser.id, userId), eq(appUser.isActive, true)))
    .for('share');
  if (active.length === 0) throw new Error('The account is not active.');
}

/**
 * Makes a ticket for a user to set their password within this many minutes, and returns it; only its hash
 * is stored. Replaces an earlier ticket for the same purpose, and deletes expired ones of the workspace. Runs outside any
 * workspace. Throws for an account that is not active.
 */
export async function issuePasswordTicket(
  db: Db,
  of: TicketHolder & { purpose: TicketPurpose },
  { now, minutes }: { now: Date; minutes: number },
): Promise<string> {
  const ticket = newTenantToken(of.tenantId);
  const values = {
    tokenHash: tokenHash(ticket),
    expires: new Date(now.getTime() + minutes * 60_000),
  };
  await db
    .delete(passwordTicket)
    .where(and(eq(passwordTicket.tenantId, of.tenantId), lte(passwordTicket.expires, now)));
  await ownerTransaction(db, of.tenantId, async (outer) => {
    await requireActive(outer, of);
    await outer
      .insert(passwordTicket)
      .values({ ...of, ...values })
      .onConflictDoUpdate({
        target: [passwordTicket.tenantId, passwordTicket.userId, passwordTicket.purpose],
        set: values,
      });
  });
  return ticket;
}

const holder = { tenantId: passwordTicket.tenantId, userId: passwordTicket.userId };

const good = (ticket: string, now: Date) =>
  and(
    eq(passwordTicket.tenantId, tenantOf(ticket) ?? noId),
    eq(passwordTicket.tokenHash, tokenHash(ticket)),
    gt(passwordTicket.expires, now),
  );

/**
 * The user of a ticket; undefined if it is unknown, used, replaced or expired. Runs outside any
 * workspace.
 */
export async function findPasswordTicket(
  db: Db,
  ticket: string,
  now: Date,
): Promise<TicketHolder | undefined> {
  const [row] = await db.select(holder).from(passwordTicket).where(good(ticket, now));
  return row;
}

/** Invalidates all tickets of a user. Runs outside any workspace. */
export async function revokePasswordTickets(
  db: Db,
  { tenantId, id }: { tenantId: string; id: string },
): Promise<void> {
  await db
    .delete(passwordTicket)
    .where(and(eq(passwordTicket.tenantId, tenantId), eq(passwordTicket.userId, id)));
}

/** Uses a ticket up; true for exactly one caller. Runs outside any workspace. */
export async function usePasswordTicket(db: Db, ticket: string, now: Date): Promise<boolean> {
  const used = await db.delete(passwordTicket).where(good(ticket, now)).returning(holder);
  return used.length > 0;
}
