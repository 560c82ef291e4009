import { and, eq, gt, lte } from 'drizzle-orm';
import type { Db } from '../db/db.ts';
import { passwordTicket } from '../db/schema.ts';
import { newToken, tokenHash } from './token.ts';

/** Whose password a ticket sets. */
export type TicketHolder = { tenantId: string; personId: string };

/**
 * Makes the ticket with which somebody sets their password in so many minutes, in place of an earlier
 * one; it is not stored. Deletes those that are too old. Runs outside any workspace.
 */
export async function issuePasswordTicket(
  db: Db,
  of: TicketHolder,
  { now, minutes }: { now: Date; minutes: number },
): Promise<string> {
  const ticket = newToken();
  await db.delete(passwordTicket).where(lte(passwordTicket.expires, now));
  const values = {
    ...of,
    tokenHash: tokenHash(ticket),
    expires: new Date(now.getTime() + minutes * 60_000),
  };
  await db
    .insert(passwordTicket)
    .values(values)
    .onConflictDoUpdate({ target: passwordTicket.personId, set: values });
  return ticket;
}

const holder = { tenantId: passwordTicket.tenantId, personId: passwordTicket.personId };

const good = (ticket: string, now: Date) =>
  and(eq(passwordTicket.tokenHash, tokenHash(ticket)), gt(passwordTicket.expires, now));

/** Whose ticket this is; undefined if it is unknown, used, replaced or too old. Runs outside any workspace. */
export async function findPasswordTicket(
  db: Db,
  ticket: string,
  now: Date,
): Promise<TicketHolder | undefined> {
  const [row] = await db.select(holder).from(passwordTicket).where(good(ticket, now));
  return row;
}

/** Makes the ticket of a person worthless, if they have one. Runs outside any workspace. */
export async function revokePasswordTicket(db: Db, personId: string): Promise<void> {
  await db.delete(passwordTicket).where(eq(passwordTicket.personId, personId));
}

/** Uses a ticket up: true for one caller alone. Runs outside any workspace. */
export async function usePasswordTicket(db: Db, ticket: string, now: Date): Promise<boolean> {
  const used = await db.delete(passwordTicket).where(good(ticket, now)).returning(holder);
  return used.length > 0;
}
