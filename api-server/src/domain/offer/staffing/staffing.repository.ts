import type { BookingStaffing, OfferStatus, operations } from '@shootline/shared-api/contract';
import { and, eq, inArray, sql } from '../../../platform/db/drizzle.ts';
import type { Db } from '../../../platform/db/db.ts';
import type { Viewer } from '../../../platform/session/viewer.ts';
import { type BookingRow, isVisibleTo, loadBookings } from '../../booking/booking.repository.ts';
import { factsOf } from '../../booking/rights/booking-facts.ts';
import { isAhead } from '../../booking/rights/right.ts';
import { findUsers } from '../../people/user/user.repository.ts';
import { bookingAvailability, appUser } from '../../schema.ts';
import { presentCandidate } from '../candidate/candidate.presenter.ts';
import { freshCandidates } from '../candidate/candidate.repository.ts';
import { openingsOf } from '../offer.repository.ts';
import { offerStatus } from '../offer-status.rules.ts';
import { isTooClose } from '../../availability/travel/neighbours.ts';
import { placedSpan } from '../candidate/conflict.rules.ts';
import { onKey } from '../../../platform/db/query.ts';

const { id, bookingId, videographerId, state, sent, exclusiveUntil, rank, declineReason } =
  bookingAvailability;

/** The offers of some bookings, counted by the facts that decide their outcome. */
async function countedOffers(tx: Db, tenantId: string, ids: string[], now: Date) {
  const isExclusive = sql<boolean>`coalesce(${exclusiveUntil} > ${now.toISOString()}::timestamptz, false)`;
  const wasSent = sql<boolean>`${sent} is not null`;
  const firstThree = (column: typeof appUser.fullName | typeof declineReason) =>
    sql<string[]>`(array_agg(${column} order by ${rank}, ${id}))[1:3]`;
  const isTimed = sql<boolean>`${exclusiveUntil} is not null`;
  return tx
    .select({
      bookingId,
      state,
      sent: sql<Date | null>`max(${sent})`.mapWith(sent),
      exclusiveUntil: sql<Date | null>`max(${exclusiveUntil})`.mapWith(exclusiveUntil),
      count: sql<number>`count(*)::int`,
      names: firstThree(appUser.fullName),
      reasons: firstThree(declineReason),
    })
    .from(bookingAvailability)
    .innerJoin(appUser, onKey(appUser, videographerId))
    .where(and(eq(bookingAvailability.tenantId, tenantId), inArray(bookingId, ids)))
    .groupBy(bookingId, state, wasSent, isTimed, isExclusive);
}

type Suggested =
  operations['listFurtherStaffing']['requestBody']['content']['application/json']['suggested'][number];

type Counted = Awaited<ReturnType<typeof countedOffers>>;

function offersByStatus(row: BookingRow, counted: Counted, now: Date) {
  const facts = factsOf(row);
  const of = (status: OfferStatus) => {
    const some = counted.filter(
      (one) => offerStatus({ ...one, videographerId: '' }, facts, now) === status,
    );
    return {
      count: some.reduce((sum, { count }) => sum + count, 0),
      names: some.flatMap(({ names }) => names).slice(0, 3),
      reasons: some.flatMap(({ reasons }) => reasons).slice(0, 3),
      until: some.length === 1 ? (some[0]?.exclusiveUntil?.toISOString() ?? null) : null,
    };
  };
  const plain = (status: OfferStatus) => {
    const { count, names } = of(status);
    return { count, names };
  };
  const { count, names, until } = of('open');
  const declined = of('declined');
  return {
    waiting: { count, names, until },
    unanswered: plain('lapsed'),
    queued: plain('queued'),
    accepted: plain('accepted'),
    declined: { count: declined.count, names: declined.names, reasons: declined.reasons },
  };
}

const canBeOffered = (row: BookingRow, now: Date) =>
  ['new', 'active', 'requested'].includes(row.booking.state) &&
  isAhead({ facts: factsOf(row), now });

/** These bookings once each, in order, without those that the viewer may not view. */
async function visibleBookings(tx: Db, viewer: Viewer, ids: string[]): Promise<BookingRow[]> {
  const all = await loadBookings(tx, viewer, [...new Set(ids.map((one) => one.toLowerCase()))]);
  return all.filter((row) => isVisibleTo(viewer, row));
}

type Suggestion = { videographer: string; span: ReturnType<typeof placedSpan> };

/** Suggestions made before, with the times of their bookings. */
async function earlier(tx: Db, viewer: Viewer, suggested: Suggested[]): Promise<Suggestion[]> {
  const ids = suggested.map(({ booking }) => booking);
  const rows = ids.length === 0 ? [] : await visibleBookings(tx, viewer, ids);
  const spans = new Map(rows.map((row) => [row.booking.id, placedSpan(row)]));
  return suggested.map(({ booking, videographer }) => ({
    videographer: videographer.toLowerCase(),
    span: spans.get(booking.toLowerCase()),
  }));
}

/**
 * How staffing of these bookings stands, in their order, and whom to ask next besides those `before`;
 * without bookings that the viewer may not view. The cost depends on these bookings and the
 * videographers, not on other bookings.
 */
export async function staffingOf(
  tx: Db,
  viewer: Viewer,
  ids: string[],
  { now, before = [] }: { now: Date; before?: Suggested[] },
): Promise<BookingStaffing[]> {
  const { tenantId } = viewer;
  const rows = await visibleBookings(tx, viewer, ids);
  const shown = rows.map(({ booking }) => booking.id);
  const offers = await countedOffers(tx, tenantId, shown, now);
  const openings = await openingsOf(tx, tenantId, shown);
  const suggested = await earlier(tx, viewer, before);
  const results: {
    row: BookingRow;
    own: ReturnType<typeof offersByStatus>;
    best: Awaited<ReturnType<typeof freshCandidates>>[number] | undefined;
    isNobodyFree: boolean;
  }[] = [];
  for (const row of rows) {
    const own = offersByStatus(
      row,
      offers.filter((one) => one.bookingId === row.booking.id),
      now,
    );
    const isOut = own.waiting.count + own.queued.count + own.accepted.count > 0;
    const span = placedSpan(row);
    const gap = Number(row.minimumGap);
    const taken = suggested.filter((one) => span && one.span && isTooClose(span, one.span, gap));
    const isLookedFor = !isOut && canBeOffered(row, now);
    const fresh = isLookedFor ? await freshCandidates(tx, row, taken.length + 1, now) : [];
    const best = fresh.find((one) => taken.every(({ videographer }) => videographer !== one.id));
    if (best) suggested.push({ videographer: best.id, span });
    results.push({ row, own, best, isNobodyFree: isLookedFor && fresh.length === 0 });
  }
  const videographers = await findUsers(
    tx,
    tenantId,
    suggested.map((one) => one.videographer),
  );
  return results.map(({ row, own, best, isNobodyFree }) => {
    const videographer = best && videographers.get(best.id);
    return {
      booking: row.booking.id,
      ...own,
      opens: openings.get(row.booking.id) ?? null,
      best:
        best && videographer
          ? presentCandidate(row, {
              ranked: best,
              videographer,
              conflicts: [],
              travel: best.travel,
              offer: undefined,
              queuePlace: undefined,
            })
          : null,
      is_nobody_free: isNobodyFree,
    };
  });
}
