import { roles } from '@shootline/shared-api/contract';
import {
  type SQLWrapper,
  and,
  between,
  desc,
  eq,
  gte,
  inArray,
  isNotNull,
  ne,
  or,
  sql,
  type PgColumn,
} from '../../platform/db/drizzle.ts';
import type { Db } from '../../platform/db/db.ts';
import { booking, bookingAvailability, feedback, invoice, appUser } from '../schema.ts';
import { onKey } from '../../platform/db/query.ts';

const shownFeedback = 10;
const shownOffers = 10;
const ratedMonths = 24;

/** A videographer of a workspace. */
export type VideographerKey = { tenantId: string; id: string };

const yearBefore = (now: Date) =>
  new Date(Date.UTC(now.getUTCFullYear() - 1, now.getUTCMonth(), now.getUTCDate()));

/** A videographer of the workspace, active or not; undefined if there is none. */
export async function findVideographer(tx: Db, { tenantId, id }: VideographerKey) {
  const [row] = await tx
    .select()
    .from(appUser)
    .where(
      and(
        eq(appUser.tenantId, tenantId),
        eq(appUser.id, id),
        eq(appUser.role, roles.camera_operator),
      ),
    );
  return row;
}

// An array, so that the database finds these rows before it joins others.
const isAmong = (id: PgColumn, ids: SQLWrapper) => sql`${id} = any(array(${ids}))`;

const received = ({ tenantId, id }: VideographerKey) =>
  and(
    eq(feedback.tenantId, tenantId),
    eq(feedback.videographerId, id),
    // As in its index.
    sql`${feedback.received}`,
  );

/** The mean of the ratings of each of the last 24 months in UTC that has any, oldest first. */
export function ratingsByMonth(tx: Db, key: VideographerKey, now: Date) {
  const first = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - ratedMonths + 1, 1));
  const month = sql<string>`to_char(${feedback.created} at time zone 'UTC', 'YYYY-MM')`;
  return tx
    .select({
      month,
      rating: sql<number>`round(avg(${feedback.rating}), 1)::float8`,
      count: sql<number>`count(*)::int`,
    })
    .from(feedback)
    .where(and(received(key), gte(feedback.created, first)))
    .groupBy(sql`1`)
    .orderBy(sql`1`);
}

/** The newest ten ratings with their bookings, without those of deleted bookings. */
export function newestRatings(tx: Db, key: VideographerKey) {
  const newest = tx
    .select({ id: feedback.id })
    .from(feedback)
    .where(received(key))
    .orderBy(desc(feedback.created), desc(feedback.id))
    .limit(shownFeedback);
  return tx
    .select({
      rating: feedback.rating,
      note: feedback.feedbackNote,
      by: appUser.fullName,
      date: feedback.created,
      bookingId: booking.id,
      bookingUid: booking.bookingUid,
      bookingTitle: booking.title,
    })
    .from(feedback)
    .innerJoin(booking, onKey(booking, feedback.bookingId))
    .innerJoin(appUser, onKey(appUser, feedback.authorId))
    .where(
      and(
        eq(feedback.tenantId, key.tenantId),
        isAmong(feedback.id, newest),
        ne(booking.state, 'deleted'),
      ),
    )
    .orderBy(desc(feedback.created), desc(feedback.id));
}

const offered = ({ tenantId, id }: VideographerKey) =>
  and(eq(bookingAvailability.tenantId, tenantId), eq(bookingAvailability.videographerId, id));

/** Counts the answers to the offers of the last 12 months, with the median time to answer in minutes. */
export function answersOf(tx: Db, key: VideographerKey, now: Date) {
  const { answered, state, sent, exclusiveUntil } = bookingAvailability;
  // The ranking counts as asked what is counted here.
  const isExpired = sql`${answered} is null and ${state} = 'unknown'
    and ${exclusiveUntil} <= ${now.toISOString()}::timestamptz`;
  return tx
    .select({
      accepted: sql<number>`(count(*) filter (where ${answered} is not null and ${state} <> 'busy'))::int`,
      declined: sql<number>`(count(*) filter (where ${answered} is not null and ${state} = 'busy'))::int`,
      expired: sql<number>`(count(*) filter (where ${isExpired}))::int`,
      medianMinutes: sql<number | null>`round(extract(epoch from
        percentile_cont(0.5) within group (order by ${answered} - ${sent})) / 60)::int`,
    })
    .from(bookingAvailability)
    .where(and(offered(key), between(sent, yearBefore(now), now)));
}

/** The newest offers that were sent, at most ten. */
export function newestOffers(tx: Db, key: VideographerKey) {
  const newest = tx
    .select({ id: bookingAvailability.id })
    .from(bookingAvailability)
    .where(
      and(
        offered(key),
        isNotNull(bookingAvailability.sent),
        eq(bookingAvailability.isBookingDeleted, false),
      ),
    )
    .orderBy(desc(bookingAvailability.sent), desc(bookingAvailability.id))
    .limit(shownOffers);
  return tx
    .select({
      id: bookingAvailability.id,
      state: bookingAvailability.state,
      title: bookingAvailability.bookingTitle,
      date: bookingAvailability.bookingDate,
      address: booking.address,
      sent: bookingAvailability.sent,
      answered: bookingAvailability.answered,
    })
    .from(bookingAvailability)
    .innerJoin(booking, onKey(booking, bookingAvailability.bookingId))
    .where(
      and(eq(bookingAvailability.tenantId, key.tenantId), isAmong(bookingAvailability.id, newest)),
    )
    .orderBy(desc(bookingAvailability.sent), desc(bookingAvailability.id));
}

/**
 * Numbers and claimed amounts in minor units of the submitted and rejected invoices, and of those that
 * were approved for shoots of the last 12 months, by state and currency.
 */
export function invoiceSums(tx: Db, { tenantId, id }: VideographerKey, now: Date) {
  return tx
    .select({
      state: invoice.state,
      currency: invoice.currency,
      count: sql<number>`count(*)::int`,
      amount: sql<number>`coalesce(sum(${invoice.claimedAmount}), 0)::float8`,
    })
    .from(invoice)
    .where(
      and(
        eq(invoice.tenantId, tenantId),
        eq(invoice.videographerId, id),
        eq(invoice.isBookingDeleted, false),
        or(
          inArray(invoice.state, ['submitted', 'rejected']),
          and(eq(invoice.state, 'approved'), gte(invoice.bookingDate, yearBefore(now))),
        ),
      ),
    )
    .groupBy(invoice.state, invoice.currency)
    .orderBy(desc(invoice.state), invoice.currency);
}
