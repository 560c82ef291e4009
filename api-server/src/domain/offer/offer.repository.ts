import type { AvailabilityState, OfferOpening } from '@shootline/shared-api/contract';
import { and, asc, eq, inArray, isNotNull, ne, sql } from '../../platform/db/drizzle.ts';
import type { BookingRow } from '../booking/booking.repository.ts';
import { openStates } from '../booking/rights/open-offer.rules.ts';
import type { Db } from '../../platform/db/db.ts';
import { bookingAvailability, appUser } from '../schema.ts';
import { onKey } from '../../platform/db/query.ts';

export type Offer = typeof bookingAvailability.$inferSelect;

type OfferValues = Partial<
  Pick<Offer, 'state' | 'sent' | 'exclusiveUntil' | 'answered' | 'rank' | 'opens' | 'declineReason'>
>;

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

/** Fields that a change empties unless it sets them. */
const ended = { opens: null, declineReason: '' };

/**
 * Changes offers of a booking, which then no longer wait to open, nor have a reason of declining, unless
 * `values` say so.
 */
export async function setOffers(
  tx: Db,
  row: BookingRow,
  ids: string[],
  values: OfferValues,
): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .update(bookingAvailability)
    .set({ ...ended, ...values })
    .where(and(ofBooking(row), inArray(bookingAvailability.id, ids)));
}

/** Changes the offer of one videographer, if there is one. */
export async function setOfferOf(
  tx: Db,
  row: BookingRow,
  videographerId: string,
  values: OfferValues,
): Promise<void> {
  await tx
    .update(bookingAvailability)
    .set({ ...ended, ...values })
    .where(and(ofBooking(row), eq(bookingAvailability.videographerId, videographerId)));
}

/**
 * Withdraws every open offer of a booking, optionally except one videographer's. Returns the withdrawn
 * offers without the assignee's, who is released instead.
 */
export async function cancelOpenOffers(
  tx: Db,
  row: BookingRow,
  exceptVideographer?: string,
): Promise<Offer[]> {
  const cancelled = await tx
    .update(bookingAvailability)
    .set({ state: 'cancelled', exclusiveUntil: null, opens: null })
    .where(
      and(
        ofBooking(row),
        inArray(bookingAvailability.state, openStates),
        exceptVideographer === undefined
          ? undefined
          : ne(bookingAvailability.videographerId, exceptVideographer),
      ),
    )
    .returning();
  const assigneeId = row.booking.videographerId;
  return cancelled.filter(({ videographerId }) => videographerId !== assigneeId);
}

/**
 * Makes or renews an offer to each videographer, ranked in this order from `firstRank`. Returns the
 * offers in the same order. A renewed offer stays answerable if it was sent and not withdrawn, or if all
 * were withdrawn and are now resumed (`areResumed`).
 */
export async function makeOffers(
  tx: Db,
  { booking }: BookingRow,
  videographerIds: string[],
  {
    state,
    firstRank,
    now,
    areResumed = false,
    declineReason = '',
  }: {
    state: AvailabilityState;
    firstRank: number;
    now: Date;
    areResumed?: boolean;
    declineReason?: string;
  },
): Promise<Offer[]> {
  if (videographerIds.length === 0) return [];
  const { sent, state: before } = bookingAvailability;
  const keptSent = sql`case when ${before} <> 'cancelled' then ${sent} end`;
  const made = await tx
    .insert(bookingAvailability)
    .values(
      videographerIds.map((videographerId, index) => ({
        state,
        declineReason,
        tenantId: booking.tenantId,
        bookingId: booking.id,
        videographerId,
        rank: firstRank + index,
        created: now,
      })),
    )
    .onConflictDoUpdate({
      target: [
        bookingAvailability.tenantId,
        bookingAvailability.bookingId,
        bookingAvailability.videographerId,
      ],
      set: {
        state,
        answered: null,
        opens: null,
        declineReason,
        rank: sql`excluded.rank`,
        ...(!areResumed && { sent: keptSent }),
      },
    })
    .returning();
  return made.sort((a, b) => a.rank - b.rank);
}

/** When the waiting offers of these bookings open, in the zones of their videographers, by booking. */
export async function openingsOf(
  tx: Db,
  tenantId: string,
  bookingIds: string[],
): Promise<Map<string, OfferOpening>> {
  const { bookingId, opens, videographerId } = bookingAvailability;
  const rows = await tx
    .select({ bookingId, opens, timezone: appUser.timezone })
    .from(bookingAvailability)
    .innerJoin(appUser, onKey(appUser, videographerId))
    .where(
      and(
        eq(bookingAvailability.tenantId, tenantId),
        inArray(bookingId, bookingIds),
        isNotNull(opens),
      ),
    );
  return new Map(
    rows.flatMap(({ bookingId: booking, opens: at, timezone }) =>
      at ? [[booking, { at: at.toISOString(), timezone }] as const] : [],
    ),
  );
}

/** Ids of the workspace's bookings with an offer that waits to open. */
export async function bookingsWithWaitingOffers(tx: Db, tenantId: string): Promise<string[]> {
  const { bookingId, opens } = bookingAvailability;
  const rows = await tx
    .selectDistinct({ bookingId })
    .from(bookingAvailability)
    .where(and(eq(bookingAvailability.tenantId, tenantId), isNotNull(opens)));
  return rows.map((row) => row.bookingId);
}
