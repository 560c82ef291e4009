import { and, eq, inArray, isNull } from 'drizzle-orm';
import { bookingAssignment, bookingAvailability } from '../db/schema.ts';
import { bookingAvailabilityInterval } from '../reference/option-sets.ts';
import type { Running } from './booking.change.ts';

/** Cancels every offer of the booking that is not declined; nobody can accept one any more. */
export async function cancelOffers({ tx, row }: Running): Promise<void> {
  const { id, tenantId } = row.booking;
  await tx
    .update(bookingAvailability)
    .set({ state: 'cancelled', exclusiveUntil: null })
    .where(
      and(
        eq(bookingAvailability.tenantId, tenantId),
        eq(bookingAvailability.bookingId, id),
        inArray(bookingAvailability.state, ['init', 'awaiting_send', 'unknown', 'available']),
      ),
    );
}

/** Notes that nobody is assigned from now on; the booking's own column is the action's to clear. */
export async function endAssignment({ tx, row, now }: Running): Promise<void> {
  const { id, tenantId } = row.booking;
  await tx
    .update(bookingAssignment)
    .set({ released: now })
    .where(
      and(
        eq(bookingAssignment.tenantId, tenantId),
        eq(bookingAssignment.bookingId, id),
        isNull(bookingAssignment.released),
      ),
    );
}

/** The videographers who are or once were assigned to the booking. */
export async function everAssigned({ tx, row }: Running): Promise<Set<string>> {
  const { id, tenantId, cameraOperatorId } = row.booking;
  const rows = await tx
    .select({ id: bookingAssignment.cameraOperatorId })
    .from(bookingAssignment)
    .where(and(eq(bookingAssignment.tenantId, tenantId), eq(bookingAssignment.bookingId, id)));
  return new Set([...rows.map((one) => one.id), ...(cameraOperatorId ? [cameraOperatorId] : [])]);
}

/** Offers the changed shoot to the one who was assigned, now and exclusively. */
export async function offerAgain(
  { tx, row, now }: Running,
  cameraOperatorId: string,
): Promise<void> {
  const { id: bookingId, tenantId } = row.booking;
  const offer = {
    state: 'unknown' as const,
    rank: 1,
    sent: now,
    exclusiveUntil: new Date(now.getTime() + bookingAvailabilityInterval * 60_000),
    answered: null,
  };
  await tx
    .insert(bookingAvailability)
    .values({ ...offer, tenantId, bookingId, cameraOperatorId, created: now })
    .onConflictDoUpdate({
      target: [bookingAvailability.bookingId, bookingAvailability.cameraOperatorId],
      set: offer,
    });
}
