import {
  isVideographer,
  isClient,
  isInternal,
  type operations,
} from '@shootline/shared-api/contract';
import { type SQL, and, eq, gte, lt, lte, sql } from '../../../platform/db/drizzle.ts';
import type { Db } from '../../../platform/db/db.ts';
import { beginsWith, containsFolded, countCap, onKey } from '../../../platform/db/query.ts';
import { rowsOf } from '../../../platform/db/rows.ts';
import { lastDay } from '../../../platform/http/day.ts';
import type { Viewer } from '../../../platform/session/viewer.ts';
import { booking, invoice } from '../../schema.ts';
import { isRated } from '../../schema/rating-bits.ts';
import { bookingNumberOf } from './booking-number.rules.ts';
import { ofPart } from './booking-view.repository.ts';
import { type ViewPart, viewParts } from './booking-view.rules.ts';
import { visibleTo } from '../rights/booking-visibility.repository.ts';
import { wasUnstaffed } from './unstaffed.rules.ts';

/** Filter and order of a list of bookings; days as YYYY-MM-DD. */
export type BookingFilter = NonNullable<operations['listBookings']['parameters']['query']>;

function ownInvoiceState(viewer: Viewer): SQL {
  return sql`(select ${invoice.state} from ${invoice} where ${onKey(booking, invoice.bookingId)}
    and ${invoice.videographerId} = ${viewer.id})`;
}

/** The invoice state that the list shows for a booking. */
export function invoiceStateOf(viewer: Viewer): SQL {
  return isVideographer(viewer.role) ? ownInvoiceState(viewer) : sql`${booking.camopInvoiceStatus}`;
}

const hour = 3_600_000;

/** The instant some hours after a day starts in UTC. No zone is more than 14 hours ahead or 12 behind. */
const around = (day: string, hours: number) =>
  new Date(Math.min(Date.parse(`${day}T00:00:00Z`) + hours * hour, lastDay));

const when = <Value>(value: Value | undefined, condition: (value: Value) => SQL | undefined) =>
  value === undefined ? undefined : condition(value);

/** Conditions of the filters that Analytics counts bookings by. */
function countedBy(filter: BookingFilter, now: Date): SQL | undefined {
  return and(
    when(filter.camop, (id) => eq(booking.videographerId, id)),
    when(filter.video_type, (type) => eq(booking.videoType, type)),
    when(filter.duration, (hours) => eq(booking.duration, hours)),
    when(filter.location, (place) => eq(booking.shootLocation, place)),
    when(filter.videographer_rating, (rating) => isRated(booking.videographerRatings, rating)),
    when(filter.shoot_rating, (rating) => isRated(booking.shootRatings, rating)),
    when(filter.approval_time, (length) => eq(booking.approvalTime, length)),
    when(filter.staffing_time, (length) => eq(booking.staffingTime, length)),
    when(filter.unstaffed, () => wasUnstaffed(now)),
  );
}

function matching(tx: Db, viewer: Viewer, filter: BookingFilter, now: Date): SQL | undefined {
  return and(
    visibleTo(tx, viewer),
    when(filter.title, (title) => containsFolded(booking.titleSearch, title)),
    // The day is in the shoot's zone; the instants make indexes by date usable.
    when(filter.from_date, (day) =>
      and(gte(booking.day, day), gte(booking.date, around(day, -14))),
    ),
    when(filter.to_date, (day) => and(lte(booking.day, day), lt(booking.date, around(day, 36)))),
    when(filter.client, (id) => eq(booking.clientId, id)),
    when(filter.region, (region) => eq(booking.region, region)),
    when(filter.booking_uid, (uid) => beginsWith(booking.bookingUid, bookingNumberOf(uid))),
    when(filter.created_by, (id) => eq(booking.submitterId, id)),
    when(filter.am, (id) => eq(booking.accountManagerId, id)),
    when(filter.billing_region, (region) => eq(booking.billingRegion, region)),
    isClient(viewer.role)
      ? undefined
      : when(filter.invoice_state, (state) => sql`${invoiceStateOf(viewer)} = ${state}`),
    isInternal(viewer.role) ? countedBy(filter, now) : undefined,
  );
}

/** The filter's view and states as parts without common bookings; empty when nothing can match. */
function partsOf(viewer: Viewer, { view, state }: BookingFilter, now: Date): ViewPart[] {
  const chosen = state && [...new Set(state)];
  return (view ? viewParts(view, now, viewer) : [{}]).flatMap((part): ViewPart[] => {
    const states =
      part.states && chosen
        ? part.states.filter((one) => chosen.includes(one))
        : (part.states ?? chosen);
    if (states === undefined) return [part];
    // The index by state and date is sorted within one state only. Other roles see few bookings.
    if (isInternal(viewer.role)) return states.map((one) => ({ ...part, states: [one] }));
    return states.length === 0 ? [] : [{ ...part, states }];
  });
}

/**
 * Conditions on `booking` for the matching bookings that the viewer may view; no booking meets two of
 * them.
 */
export function conditionsOf(
  tx: Db,
  viewer: Viewer,
  filter: BookingFilter,
  now: Date,
): (SQL | undefined)[] {
  const common = matching(tx, viewer, filter, now);
  return partsOf(viewer, filter, now).map((part) => and(common, ofPart(tx, viewer, part, now)));
}

/** Expression for the number of matching bookings, up to 10,001. */
function countOf(tx: Db, conditions: (SQL | undefined)[]): SQL {
  const parts = conditions.map(
    (condition) =>
      sql`${tx.select({ id: booking.id }).from(booking).where(condition).limit(countCap)}`,
  );
  const [first = sql`select 1 where false`, ...rest] = parts;
  const matches =
    rest.length === 0 ? first : sql`${sql.join(parts, sql` union all `)} limit ${countCap}`;
  return sql`(select count(*)::int from (${matches}) capped)`;
}

/** Number of bookings that match each filter, up to 10,001 each, in one statement. */
export async function countBookings(
  tx: Db,
  viewer: Viewer,
  filters: BookingFilter[],
  now: Date,
): Promise<number[]> {
  if (filters.length === 0) return [];
  const counts = filters.map((filter) => countOf(tx, conditionsOf(tx, viewer, filter, now)));
  const answer = await tx.execute(sql`select array[${sql.join(counts, sql`, `)}] as counts`);
  return rowsOf<{ counts: number[] }>(answer)[0]?.counts ?? [];
}
