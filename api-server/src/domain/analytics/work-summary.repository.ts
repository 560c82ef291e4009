import { type SQL, and, gte, isNull, not, or, sql } from '../../platform/db/drizzle.ts';
import type { Db } from '../../platform/db/db.ts';
import { onKey } from '../../platform/db/query.ts';
import { rowsOf } from '../../platform/db/rows.ts';
import { goesAhead, isPastDeadline, isUnstaffed } from '../booking/list/unstaffed.rules.ts';
import { booking, bookingAssignment, bookingAvailability } from '../schema.ts';
import type { GroupedSum, Source } from './summary/summary.ts';

/** Result of a sent offer. */
export type OfferAnswer = 'accepted' | 'declined' | 'no_answer' | 'withdrawn' | 'open';

const since = (step: SQL) => sql`floor(extract(epoch from ${step} - ${booking.submittedAt}))`;

const read = async (tx: Db, statement: SQL) => rowsOf<GroupedSum>(await tx.execute(statement));

/** Times to approval and staffing by range, with their seconds as the amount. */
const steps = (where: SQL | undefined, group: SQL) => sql`
  select ${group} as "group", figure, key, count(*)::int as value, sum(seconds)::float8 as amount
  from ${booking} cross join lateral (values
    ('approval_time', ${booking.approvalTime}, ${since(sql`${booking.approvedAt}`)}),
    ('staffing_time', ${booking.staffingTime}, ${since(sql`${booking.staffedAt}`)})
  ) as step (figure, key, seconds)
  where ${where} and key is not null
  group by 1, 2, 3`;

/**
 * Shoots that go ahead, staffed and unstaffed 48 hours before, by month (YYYY-MM in the shoot's zone).
 * `sign` -1 takes them away.
 */
const shoots = (where: SQL | undefined, group: SQL, sign: SQL) => sql`
  select ${group} as "group", case when ${isUnstaffed} then 'unstaffed' else 'staffed' end as figure,
    to_char(${booking.day}, 'YYYY-MM') as key, (${sign} count(*))::int as value, 0 as amount
  from ${booking}
  where ${where} and ${goesAhead} and ${booking.date} is not null
  group by 1, 2, 3`;

const { state, sent, answered, exclusiveUntil } = bookingAvailability;

// The limit makes the database look up assignments per offer, as reading all of them takes far longer.
const wasAssigned = (tenantId: string) => sql`(
  select true from ${bookingAssignment}
  where ${bookingAssignment.tenantId} = ${tenantId}::uuid
    and ${bookingAssignment.bookingId} = ${bookingAvailability.bookingId}
    and ${bookingAssignment.videographerId} = ${bookingAvailability.videographerId}
  limit 1
)`;

/** Counts an offer as accepted if its videographer ever had the shoot, unless it is still open. */
const answerOf = (tenantId: string) => sql`case
  when ${state} in ('init', 'awaiting_send', 'unknown') then 'no_answer'
  when ${state} = 'available' or ${state} = 'cancelled' and ${answered} is not null
    or ${wasAssigned(tenantId)} then 'accepted'
  when ${state} = 'busy' and ${answered} is not null then 'declined'
  else 'withdrawn' end`;

/** Sent offers by `OfferAnswer`; open ones count as unanswered. */
const offers = (tenantId: string, where: SQL | undefined, group: SQL) => sql`
  select ${group} as "group", 'offers' as figure, ${answerOf(tenantId)} as key, count(*)::int as value, 0 as amount
  from ${booking} join ${bookingAvailability}
    on ${onKey(booking, bookingAvailability.bookingId)} and ${sent} is not null
  where ${where}
  group by 1, 3`;

/** Moves offers that can still be answered from unanswered to open. */
const openOffers = (tenantId: string, where: SQL | undefined, now: Date) => sql`
  select 'offers' as figure, key, (sign * open)::int as value, 0 as amount
  from (
    select count(*) as open
    from ${booking} join ${bookingAvailability}
      on ${onKey(booking, bookingAvailability.bookingId)}
    where ${where} and ${bookingAvailability.tenantId} = ${tenantId}::uuid
      and (${state} = 'unknown' or ${state} = 'awaiting_send' and ${sent} is not null)
      and ${sent} is not null
      and (${exclusiveUntil} > ${now} or ${exclusiveUntil} is null)
      and (${bookingAvailability.bookingDate} > ${now}
        or ${bookingAvailability.bookingDate} is null)
  ) counted cross join (values ('open', 1), ('no_answer', -1)) as change (key, sign)`;

/** Days by which a shoot's day in its zone can differ from its day in UTC. */
const daysOfZones = 2;

/** The bookings that can change a figure because of the time, found by an index. */
function areAhead(now: Date): SQL | undefined {
  const day = new Date(now.getTime() - daysOfZones * 86_400_000).toISOString().slice(0, 10);
  return or(isNull(booking.day), gte(booking.day, day));
}

/** Times of approval and staffing, offers, and shoots that were unstaffed for too long. */
export const workSource: Source = {
  count: async (tx, tenantId, where, { group }) => [
    ...(await read(tx, steps(where, group))),
    ...(await read(tx, shoots(where, group, sql``))),
    ...(await read(tx, offers(tenantId, where, group))),
  ],
  reads: [
    ...[booking.submittedAt, booking.approvedAt, booking.approvalTime],
    ...[booking.staffedAt, booking.staffingTime, booking.stateAtDeadline, booking.date],
    ...[bookingAvailability.bookingId, bookingAvailability.videographerId, state, sent, answered],
    ...[bookingAssignment.bookingId, bookingAssignment.videographerId],
  ],
  countByTime: async (tx, tenantId, where, { now }) => {
    const ahead = and(where, areAhead(now));
    const early = and(ahead, not(isPastDeadline(now)));
    return [
      ...(await read(tx, shoots(early, sql`''`, sql`-`))),
      ...(await read(tx, openOffers(tenantId, ahead, now))),
    ];
  },
};
