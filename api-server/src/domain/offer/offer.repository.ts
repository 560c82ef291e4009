import type { AvailabilityState } from '@shootline/shared-api/contract';
import { and, asc, eq, inArray, ne, sql } from 'drizzle-orm';
import type { BookingRow } from '../booking/booking.repository.ts';
import { openStates } from '../booking/open-offer.rules.ts';
import type { Db } from '../../platform/db/db.ts';
import { bookingAvailability } from '../schema.ts';

export type Offer = typeof bookingAvailability.$inferSelect;

type OfferValues = Partial<Pick<Offer, 'state' | 'sent' | 'exclusiveUntil' | 'answered' | 'rank'>>;

function ofBooking({ booking }: BookingRow) {
  return and(
    eq(bookingAvailability.tenantId, booking.tenantId),
    eq(bookingAvailability.bookingId, booking.id),
  );
}

/** All offers of a booking by rank. */
export async function offersOf(tx: Db, row: BookingRow): Promise<Offer[]> {
  return tx
    .select()
    .from(bookingAvailability)
    .where(ofBooking(row))
    .orderBy(asc(bookingAvailability.rank), asc(bookingAvailability.id));
}

/** Changes offers of a booking. */
export async function setOffers(
  tx: Db,
  row: BookingRow,
  ids: string[],
  values: OfferValues,
): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .update(bookingAvailability)
    .set(values)
    .where(and(ofBooking(row), inArray(bookingAvailability.id, ids)));
}

/** Changes the offer of one videographer, if there is one. */
export async function setOfferOf(
  tx: Db,
  row: BookingRow,
  operatorId: string,
  values: OfferValues,
): Promise<void> {
  await tx
    .update(bookingAvailability)
    .set(values)
    .where(and(ofBooking(row), eq(bookingAvailability.cameraOperatorId, operatorId)));
}

/**
 * Withdraws every open offer of a booking, optionally except one videographer's. Returns the withdrawn
 * offers without the assignee's, who is released instead.
 */
export async function cancelOpenOffers(
  tx: Db,
  row: BookingRow,
  exceptOperator?: string,
): Promise<Offer[]> {
  const cancelled = await tx
    .update(bookingAvailability)
    .set({ state: 'cancelled', exclusiveUntil: null })
    .where(
      and(
        ofBooking(row),
        inArray(bookingAvailability.state, openStates),
        exceptOperator === undefined
          ? undefined
          : ne(bookingAvailability.cameraOperatorId, exceptOperator),
      ),
    )
    .returning();
  const assigneeId = row.booking.cameraOperatorId;
  return cancelled.filter(({ cameraOperatorId }) => cameraOperatorId !== assigneeId);
}

/**
 * Makes or renews an offer to each videographer, ranked in this order from `firstRank`. Returns the
 * offers in the same order. A renewed offer stays answerable if it was sent and not withdrawn, or if all
 * were withdrawn and are now resumed (`areResumed`).
 */
export async function makeOffers(
  tx: Db,
  { booking }: BookingRow,
  operatorIds: string[],
  {
    state,
    firstRank,
    now,
    areResumed = false,
  }: { state: AvailabilityState; firstRank: number; now: Date; areResumed?: boolean },
): Promise<Offer[]> {
  if (operatorIds.length === 0) return [];
  const { sent, state: before } = bookingAvailability;
  const keptSent = sql`case when ${before} <> 'cancelled' then ${sent} end`;
  const made = await tx
    .insert(bookingAvailability)
    .values(
      operatorIds.map((cameraOperatorId, index) => ({
        state,
        tenantId: booking.tenantId,
        bookingId: booking.id,
        cameraOperatorId,
        rank: firstRank + index,
        created: now,
      })),
    )
    .onConflictDoUpdate({
      target: [bookingAvailability.bookingId, bookingAvailability.cameraOperatorId],
      set: {
        state,
        answered: null,
        rank: sql`excluded.rank`,
        ...(!areResumed && { sent: keptSent }),
      },
    })
    .returning();
  return made.sort((a, b) => a.rank - b.rank);
}
