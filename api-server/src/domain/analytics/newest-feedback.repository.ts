import {
  type SQL,
  and,
  desc,
  eq,
  gte,
  isNotNull,
  isNull,
  lte,
  sql,
  alias,
} from '../../platform/db/drizzle.ts';
import type { Db } from '../../platform/db/db.ts';
import { booking, feedback, appUser } from '../schema.ts';
import { type AnalyticsFilter, counted } from './analytics-filter.ts';
import type { FeedbackSource } from './ratings-summary.repository.ts';
import { scopeOfFilter } from './summary/summary-scope.rules.ts';
import { onKey } from '../../platform/db/query.ts';

const longestStream = 50;

/** Up to this number, ratings are sorted; beyond it the newest are searched by time. */
const fewRatings = { ofPeople: 5000, ofAny: 500 };

type Question = {
  filter: AnalyticsFilter;
  source: FeedbackSource;
  /** Number of ratings that match the filter. */
  count: number;
};

const isOf = (source: FeedbackSource) =>
  source === 'camop' ? isNotNull(feedback.videographerId) : isNull(feedback.videographerId);

const newestFirst = (created: SQL | typeof feedback.created) =>
  sql`order by ${created} desc, ${feedback.id} desc limit ${longestStream}`;

/** Ratings with their bookings, as matched by `where`. */
const ratingsOf = (where: SQL | undefined) => sql`
  from ${feedback} join ${booking} on ${onKey(booking, feedback.bookingId)}
  where ${where}`;

/** The ids of the newest ratings, out of all of them. */
function amongAll(where: SQL | undefined, isOfFew: boolean): SQL {
  // Few ratings may be years apart: the expression stops the database from searching by time.
  const created = isOfFew ? sql`${feedback.created} + interval '0'` : feedback.created;
  return sql`select ${feedback.id} ${ratingsOf(where)} ${newestFirst(created)}`;
}

/**
 * The ids of the newest ratings on the shoots of a range. Reads of each month only ratings as new as the
 * newest 50 of the last month.
 */
function amongMonths(
  where: SQL | undefined,
  { received, from, to }: { received: SQL | undefined; from: string | undefined; to: string },
): SQL {
  const monthOf = (day: string | null) => sql`date_trunc('month', ${day}::date::timestamp)`;
  const month = feedback.bookingMonth;
  // Compared with dates that are made elsewhere: row-level security lets no index take what is cast here.
  const inMonth = (first: SQL) => and(where, sql`${month} = ${first}`);
  return sql`
    with months as materialized (
      select
        greatest((select min(${month}) from ${feedback} where ${received}), ${monthOf(from ?? null)})::date as first,
        least((select max(${month}) from ${feedback} where ${received}), ${monthOf(to)})::date as last
    ), each as materialized (
      select month::date as first
      from months cross join generate_series(months.first, months.last, '1 month') as month
    ), newest as materialized (
      select ${feedback.created} as created
      ${ratingsOf(inMonth(sql`(select last from months)`))} ${newestFirst(feedback.created)}
    ), oldest as materialized (
      select case when count(*) = ${longestStream} then min(created) else '-infinity' end as created
      from newest
    )
    select rated.id
    from each cross join lateral (
      select ${feedback.id} as id, ${feedback.created} as created
      ${ratingsOf(and(inMonth(sql`each.first`), sql`${feedback.created} >= (select created from oldest)`))}
      ${newestFirst(feedback.created)}
    ) rated
    order by rated.created desc, rated.id desc limit ${longestStream}`;
}

/** The ids of the newest ratings that match a filter, searched in the way that reads the fewest rows. */
function newestIds(tenantId: string, { filter, source, count }: Question): SQL {
  const { from_date: from, to_date: to } = filter;
  const received = and(eq(feedback.tenantId, tenantId), sql`${feedback.received}`, isOf(source));
  const where = and(
    received,
    from === undefined ? undefined : gte(feedback.bookingDay, from),
    to === undefined ? undefined : lte(feedback.bookingDay, to),
    counted(tenantId, filter),
  );
  const isOfPeople = scopeOfFilter(filter) === undefined;
  const isOfFew = count <= (isOfPeople ? fewRatings.ofPeople : fewRatings.ofAny);
  if (isOfFew || to === undefined) return amongAll(where, isOfFew);
  return amongMonths(where, { received, from, to });
}

const author = alias(appUser, 'author');
const videographer = alias(appUser, 'videographer');

/** The newest ratings of one source on the matching bookings, at most 50. */
export function newestFeedback(tx: Db, tenantId: string, question: Question) {
  return (
    tx
      .select({
        by: author.fullName,
        camop: videographer.fullName,
        camop_uuid: videographer.id,
        date: feedback.created,
        rating: feedback.rating,
        note: feedback.feedbackNote,
        bookingTitle: booking.title,
        bookingId: feedback.bookingId,
      })
      .from(feedback)
      .innerJoin(booking, onKey(booking, feedback.bookingId))
      .innerJoin(author, onKey(author, feedback.authorId))
      .innerJoin(
        videographer,
        and(
          eq(videographer.tenantId, feedback.tenantId),
          eq(videographer.id, sql`coalesce(${feedback.videographerId}, ${feedback.authorId})`),
        ),
      )
      // An array, to look these rows up without reading others.
      .where(
        and(
          eq(feedback.tenantId, tenantId),
          sql`${feedback.id} = any(array(${newestIds(tenantId, question)}))`,
        ),
      )
      .orderBy(desc(feedback.created), desc(feedback.id))
  );
}
