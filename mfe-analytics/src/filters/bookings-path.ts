import type { AnalyticsFilter } from '../analytics/analytics.queries.ts';
import { earlierOf, laterOf } from './day.ts';

/** Filters of My Bookings that what is clicked in a chart may set. */
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
 * The path of My Bookings with every booking that the page's filter counts and that what was clicked
 * stands for. Days of both are those in common.
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
