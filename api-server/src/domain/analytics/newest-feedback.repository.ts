import { type SQL, and, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db } from '../../platform/db/db.ts';
import { booking, feedback, person } from '../schema.ts';
import { type AnalyticsFilter, counted } from './analytics-filter.ts';
import type { FeedbackSource } from './ratings-tally.repository.ts';
import { scopeOfFilter } from './tally-cell.rules.ts';

const longestStream = 50;

function received(tenantId: string, filter: AnalyticsFilter): SQL | undefined {
  return and(
    eq(feedback.tenantId, tenantId),
    eq(feedback.received, true),
    counted(tenantId, filter),
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
  // Of one person or client there may be none for years back: read from their bookings, which no
  // index by time can then be taken for.
  const isOfFew = scopeOfFilter(filter) === undefined;
  const byTime = isOfFew ? sql`${feedback.created} + interval '0'` : feedback.created;
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
    .orderBy(desc(byTime), desc(feedback.id))
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
