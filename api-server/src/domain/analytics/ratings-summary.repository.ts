import { sql } from '../../platform/db/drizzle.ts';
import { onKey } from '../../platform/db/query.ts';
import { rowsOf } from '../../platform/db/rows.ts';
import { booking, feedback, appUser } from '../schema.ts';
import { type GroupedSum, type Source, joinNumber } from './summary/summary.ts';

/** `camop`: videographers rated by clients; `booking`: shoots rated by their videographer. */
export type FeedbackSource = 'camop' | 'booking';

/**
 * Received ratings of each source by value (`camop rating`) and by their author's number (`camop author`).
 * The amount is the number of their bookings, as two users can give a booking the same rating.
 */
export const ratingSource: Source = {
  count: async (tx, tenantId, where, { group }) =>
    rowsOf<GroupedSum>(
      await tx.execute(sql`
      select "group", source || case when is_by_rating then ' rating' else ' author' end as figure,
        case when is_by_rating then rating else "of author_id".number end as key,
        value, amount
      from (
        select "group", source, rating, author_id, grouping(author_id) = 1 as is_by_rating,
          count(*)::int as value, count(distinct booking_id)::float8 as amount
        from (
          select ${group} as "group", ${booking.id} as booking_id, ${feedback.rating} as rating,
            ${feedback.authorId} as author_id,
            case when ${feedback.videographerId} is null then 'booking' else 'camop' end as source
          from ${booking} join ${feedback} on ${onKey(booking, feedback.bookingId)}
          where ${where} and ${feedback.tenantId} = ${tenantId}::uuid and ${feedback.received}
        ) given
        group by grouping sets (("group", source, rating), ("group", source, author_id))
      ) counts ${joinNumber(tenantId, appUser, 'author_id')}`),
    ),
  reads: [
    ...[feedback.bookingId, feedback.authorId, feedback.videographerId],
    ...[feedback.rating, feedback.received],
  ],
};
