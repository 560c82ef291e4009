import { and, eq, inArray, sql } from '../../../platform/db/drizzle.ts';
import type { Db } from '../../../platform/db/db.ts';
import type { User } from '../../../platform/session/viewer.ts';
import { booking, stateLog } from '../../schema.ts';
import { findUsers } from '../../people/user/user.repository.ts';
import type { ChangeContext, Outcome } from './action-context.ts';
import { declineReasonOf, staffingOf } from './staffing.rules.ts';
import { type BookingRow, loadAttached, type ShownPerson } from '../booking.repository.ts';

async function videographerOf(
  tx: Db,
  { booking, videographer }: BookingRow,
): Promise<ShownPerson | null> {
  const { tenantId, videographerId: id } = booking;
  if (id === null) return null;
  if (videographer?.id === id) return videographer;
  return (await findUsers(tx, tenantId, [id])).get(id) ?? null;
}

/**
 * Writes an outcome: fields, state, next version, and a state log with user, action and time. Returns the
 * changed booking, and reads again only those of its other records that an action may change.
 */
export async function writeOutcome(
  { tx, viewer, row, now }: ChangeContext,
  name: string,
  outcome: Outcome,
): Promise<BookingRow> {
  const { id, tenantId, state, version } = row.booking;
  const to = outcome.to ?? state;
  const next = outcome.keepsVersion ? version : version + 1;
  const [written] = await tx
    .update(booking)
    .set({ ...outcome.set, state: to, version: next, modified: now })
    .where(and(eq(booking.tenantId, tenantId), eq(booking.id, id)))
    .returning();
  if (!written) throw new Error('The locked booking is gone.');
  await tx.insert(stateLog).values({
    tenantId,
    bookingId: id,
    at: now,
    fromState: state,
    toState: to,
    userId: viewer?.id ?? null,
    reason: outcome.reason ?? name,
    version: next,
    fields: [...(outcome.fields ?? []), ...(to === state ? [] : ['state'])],
    staffing: staffingOf(row.booking, written, outcome.changes ?? []),
    declineReason: declineReasonOf(outcome.changes ?? []),
  });
  const attachedTo = await loadAttached(tx, tenantId, [id]);
  const changed = { ...row, ...attachedTo(id), booking: written };
  return {
    ...changed,
    client: { id: written.clientId, name: written.clientName },
    videographer: await videographerOf(tx, changed),
  };
}

/**
 * Writes the next versions and a log for many locked bookings of which only another record changed, in
 * two statements. Returns the changed bookings.
 */
export async function noteChanges(
  { tx, viewer, now }: Omit<ChangeContext, 'row'> & { viewer: User },
  rows: BookingRow[],
  reason: string,
  fields: string[],
): Promise<BookingRow[]> {
  if (rows.length === 0) return [];
  const { tenantId } = viewer;
  const ids = rows.map(({ booking: { id } }) => id);
  const written = await tx
    .update(booking)
    .set({ version: sql`${booking.version} + 1`, modified: now })
    .where(and(eq(booking.tenantId, tenantId), inArray(booking.id, ids)))
    .returning();
  await tx.insert(stateLog).values(
    written.map(({ id: bookingId, state, version }) => ({
      tenantId,
      bookingId,
      at: now,
      fromState: state,
      toState: state,
      userId: viewer.id,
      reason,
      version,
      fields,
    })),
  );
  const writtenOf = new Map(written.map((one) => [one.id, one]));
  return rows.map((row) => ({ ...row, booking: writtenOf.get(row.booking.id) ?? row.booking }));
}
