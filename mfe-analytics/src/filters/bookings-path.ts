import type { AnalyticsFilter } from '../analytics/analytics.queries.ts';
import { earlierOf, laterOf } from './day.ts';

/** Filters of My Bookings that a click in a chart may set. */
export type BookingsFilter =
  | 'am'
  | 'approval_time'
  | 'billing_region'
  | 'camop'
  | 'client'
  | 'created_by'
  | 'duration'
  | 'from_date'
  | 'location'
  | 'region'
  | 'shoot_rating'
  | 'staffing_time'
  | 'state'
  | 'to_date'
  | 'unstaffed'
  | 'video_type'
  | 'videographer_rating';

/**
 * The path of My Bookings with the bookings that match both the page's filter and the clicked value. If
 * both have days, the path has the days in common.
 */
export function bookingsPath(
  { submitter, ...filter }: AnalyticsFilter,
  narrow: Partial<Record<BookingsFilter, string>>,
): `/${string}` {
  const values = {
    ...filter,
    created_by: submitter,
    ...narrow,
    from_date: laterOf(filter.from_date, narrow.from_date),
    to_date: earlierOf(filter.to_date, narrow.to_date),
  };
  const search = new URLSearchParams({ view: 'all' });
  for (const [name, value] of Object.entries(values)) if (value) search.set(name, value);
  return `/?${search.toString()}`;
}
