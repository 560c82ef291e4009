import {
  isVideographer,
  isClient,
  isInternal,
  type operations,
} from '@shootline/shared-api/contract';
import { type SQL, and, eq, gte, lt, lte, sql } from '../../../platform/db/drizzle.ts';
import type { Db } from '../../../platform/db/db.ts';
import {
  beginsWith,
  containsFolded,
  countCap,
  type FilterConditions,
  matchingAll,
} from '../../../platform/db/query.ts';
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
  return sql`(select ${invoice.state} from ${invoice}
    where ${invoice.tenantId} = ${viewer.tenantId} and ${invoice.bookingId} = ${booking.id}
    and ${invoice.videographerId} = ${viewer.id} and ${invoice.kind} = 'invoice'
    order by ${invoice.state} = 'approved', ${invoice.modified} desc, ${invoice.id} limit 1)`;
}

/** The invoice state that the list shows for a booking. */
export function invoiceStateOf(viewer: Viewer): SQL {
  return isVideographer(viewer.role) ? ownInvoiceState(viewer) : sql`${booking.camopInvoiceStatus}`;
}

const hour = 3_600_000;

/** The instant some hours after a day starts in UTC. No zone is more than 14 hours ahead or 12 behind. */
const around = (day: string, hours: number) =>
  new Date(Math.min(Date.parse(`${day}T00:00:00Z`) + hours * hour, lastDay));

/** The filters that narrow the list on top of its view and states. */
type Narrowing = Omit<BookingFilter, 'view' | 'state' | 'sortBy' | 'asc' | 'offset' | 'limit'>;

type Condition<Value> = (value: Value, viewer: Viewer, now: Date) => SQL | undefined;

/** A filter with no effect for other users. */
const onlyFor =
  (hasEffect: (role: number) => boolean) =>
  <Value>(condition: Condition<Value>): Condition<Value> =>
  (value, viewer, now) =>
    hasEffect(viewer.role) ? condition(value, viewer, now) : undefined;

const forStaff = onlyFor(isInternal);
const forUsersWithInvoices = onlyFor((role) => !isClient(role));

const filterConditions: FilterConditions<Narrowing, [viewer: Viewer, now: Date]> = {
  title: (title) => containsFolded(booking.titleSearch, title),
  // The day is in the shoot's zone; the instants make indexes by date usable.
  from_date: (day) => and(gte(booking.day, day), gte(booking.date, around(day, -14))),
  to_date: (day) => and(lte(booking.day, day), lt(booking.date, around(day, 36))),
  client: (id) => eq(booking.clientId, id),
  region: (region) => eq(booking.region, region),
  booking_uid: (uid) => beginsWith(booking.bookingUid, bookingNumberOf(uid)),
  created_by: (id) => eq(booking.submitterId, id),
  am: (id) => eq(booking.accountManagerId, id),
  billing_region: (region) => eq(booking.billingRegion, region),
  invoice_state: forUsersWithInvoices((state, viewer) => sql`${invoiceStateOf(viewer)} = ${state}`),
  camop: forStaff((id) => eq(booking.videographerId, id)),
  video_type: forStaff((type) => eq(booking.videoType, type)),
  duration: forStaff((hours) => eq(booking.duration, hours)),
  location: forStaff((place) => eq(booking.shootLocation, place)),
  videographer_rating: forStaff((rating) => isRated(booking.videographerRatings, rating)),
  shoot_rating: forStaff((rating) => isRated(booking.shootRatings, rating)),
  approval_time: forStaff((length) => eq(booking.approvalTime, length)),
  staffing_time: forStaff((length) => eq(booking.staffingTime, length)),
  unstaffed: forStaff((_yes, _viewer, now) => wasUnstaffed(now)),
};

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
  const common = and(visibleTo(tx, viewer), matchingAll(filterConditions, filter, viewer, now));
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
