import { type SQL, sql } from 'drizzle-orm';
import { rowsOf } from '../../platform/db/rows.ts';
import { wasUnstaffed, wentAhead } from '../booking/list/unstaffed.rules.ts';
import { booking, bookingAssignment, bookingAvailability } from '../schema.ts';
import type { Tally, TallySource } from './tally.ts';

/** Result of a sent offer. */
export type OfferAnswer = 'accepted' | 'declined' | 'no_answer' | 'withdrawn' | 'open';

const since = (step: SQL) => sql`floor(extract(epoch from ${step} - ${booking.submittedAt}))`;

/** Times to approval and staffing by range, with their seconds as the amount. */
export const tallySteps: TallySource = async (tx, _tenantId, where, { cell }) =>
  rowsOf<Tally>(
    await tx.execute(sql`
      select ${cell} as cell, figure, key, '' as currency, count(*)::int as value,
        sum(seconds)::float8 as amount
      from ${booking} cross join lateral (values
        ('approval_time', ${booking.approvalTime}, ${since(sql`${booking.approvedAt}`)}),
        ('staffing_time', ${booking.staffingTime}, ${since(sql`${booking.staffedAt}`)})
      ) as step (figure, key, seconds)
      where ${where} and key is not null
      group by 1, 2, 3`),
  );

/**
 * Shoots that were going ahead 48 hours before they began, staffed and unstaffed at that time, by month
 * (YYYY-MM in the shoot's zone).
 */
export const tallyUnstaffed: TallySource = async (tx, _tenantId, where, { cell, now }) =>
  rowsOf<Tally>(
    await tx.execute(sql`
      select ${cell} as cell, case when unstaffed then 'unstaffed' else 'staffed' end as figure,
        to_char(${booking.day}, 'YYYY-MM') as key, '' as currency, count(*)::int as value,
        0 as amount
      from ${booking} cross join lateral (select ${wasUnstaffed(now)}) as shoot (unstaffed)
      where ${where} and ${wentAhead(now)}
      group by 1, 2, 3`),
  );

const { state, sent, answered, exclusiveUntil } = bookingAvailability;

// The limit makes the database look up assignments per offer, as reading all of them takes far longer.
const wasAssigned = sql`(
  select true from ${bookingAssignment}
  where ${bookingAssignment.bookingId} = ${bookingAvailability.bookingId}
    and ${bookingAssignment.videographerId} = ${bookingAvailability.videographerId}
  limit 1
)`;

/** Counts an offer as accepted if its videographer ever had the shoot, unless it is still open. */
const answer = sql`case
  when ${state} in ('init', 'awaiting_send', 'unknown') then 'no_answer'
  when ${state} = 'available' or ${state} = 'cancelled' and ${answered} is not null
    or ${wasAssigned} then 'accepted'
  when ${state} = 'busy' and ${answered} is not null then 'declined'
  else 'withdrawn' end`;

/** Sent offers by `OfferAnswer`; open ones count as unanswered. */
export const tallyOffers: TallySource = async (tx, _tenantId, where, { cell }) =>
  rowsOf<Tally>(
    await tx.execute(sql`
      select ${cell} as cell, 'offers' as figure, ${answer} as key, '' as currency,
        count(*)::int as value, 0 as amount
      from ${booking} join ${bookingAvailability}
        on ${bookingAvailability.bookingId} = ${booking.id} and ${sent} is not null
      where ${where}
      group by 1, 3`),
  );

/** Moves offers that can still be answered from unanswered to open. */
export const tallyOpenOffers: TallySource = async (tx, tenantId, where, { cell, now }) =>
  rowsOf<Tally>(
    await tx.execute(sql`
      select cell, 'offers' as figure, key, '' as currency, (sign * open)::int as value, 0 as amount
      from (
        select ${cell} as cell, count(*) as open
        from ${booking} join ${bookingAvailability}
          on ${bookingAvailability.bookingId} = ${booking.id}
        where ${where} and ${bookingAvailability.tenantId} = ${tenantId}::uuid
          and (${state} = 'unknown' or ${state} = 'awaiting_send' and ${sent} is not null)
          and ${sent} is not null
          and (${exclusiveUntil} > ${now} or ${exclusiveUntil} is null)
          and (${bookingAvailability.bookingDate} > ${now}
            or ${bookingAvailability.bookingDate} is null)
        group by 1
      ) counted cross join (values ('open', 1), ('no_answer', -1)) as change (key, sign)`),
  );
