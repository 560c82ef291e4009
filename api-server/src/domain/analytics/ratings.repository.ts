import { type SQL, and, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db } from '../../platform/db/db.ts';
import { rowsOf } from '../../platform/db/rows.ts';
import { booking, feedback, person } from '../schema.ts';
import { type AnalyticsFilter, counted } from './analytics-filter.ts';

/** `camop`: videographers rated by clients; `booking`: shoots rated by their videographer. */
export type FeedbackSource = 'camop' | 'booking';

const longestStream = 50;

function received(tenantId: string, filter: AnalyticsFilter): SQL | undefined {
  return and(
    eq(feedback.tenantId, tenantId),
    eq(feedback.received, true),
    counted(tenantId, filter),
  );
}

type Row = {
  source: FeedbackSource;
  /** Null in the row that sums up a source. */
  rating: number | null;
  value: number;
  mean: number;
  people: number;
};

/**
 * Counts ratings on the matching bookings by source and value, with each source's mean to one
 * decimal and number of raters. A source without ratings has no rows.
 */
export async function countRatings(tx: Db, tenantId: string, filter: AnalyticsFilter) {
  return rowsOf<Row>(
    await tx.execute(sql`
      with given as (
        select case when ${feedback.cameraOperatorId} is null then 'booking' else 'camop' end as source,
          ${feedback.rating} as rating, ${feedback.authorId} as author_id, count(*) as value
        from ${feedback} join ${booking} on ${booking.id} = ${feedback.bookingId}
        where ${received(tenantId, filter)}
        group by 1, 2, 3
      )
      select source, rating, sum(value)::int as value,
        round(sum(rating * value) / sum(value), 1)::float8 as mean,
        count(distinct author_id)::int as people
      from given group by grouping sets ((source), (source, rating))`),
  );
}

const author = alias(person, 'author');
const operator = alias(person, 'operator');

/** The newest ratings of one source on the matching bookings, at most 50. */
export function newestFeedback(
  tx: Db,
  tenantId: string,
  filter: AnalyticsFilter,
  source: FeedbackSource,
) {
  // Limited before names are joined, to read only the rows shown.
  const newest = tx
    .select({
      id: feedback.id,
      authorId: feedback.authorId,
      operatorId: sql<string>`coalesce(${feedback.cameraOperatorId}, ${feedback.authorId})`.as(
        'operator_id',
      ),
      date: feedback.created,
      rating: feedback.rating,
      note: feedback.feedbackNote,
      bookingTitle: sql<string>`${booking.title}`.as('booking_title'),
      bookingId: feedback.bookingId,
    })
    .from(feedback)
    .innerJoin(booking, eq(booking.id, feedback.bookingId))
    .where(
      and(
        received(tenantId, filter),
        source === 'camop'
          ? isNotNull(feedback.cameraOperatorId)
          : isNull(feedback.cameraOperatorId),
      ),
    )
    .orderBy(desc(feedback.created), desc(feedback.id))
    .limit(longestStream)
    .as('newest');
  return tx
    .select({
      by: author.fullName,
      camop: operator.fullName,
      date: newest.date,
      rating: newest.rating,
      note: newest.note,
      bookingTitle: newest.bookingTitle,
      bookingId: newest.bookingId,
    })
    .from(newest)
    .innerJoin(author, eq(author.id, newest.authorId))
    .innerJoin(operator, eq(operator.id, newest.operatorId))
    .orderBy(desc(newest.date), desc(newest.id));
}
