import type { BookingsFilter } from '@shootline/shared-api/rules/charts';
import type { AnalyticsFilter } from '../figures/analytics.queries.ts';
import { earlierOf, laterOf } from './day.ts';

type Narrow = Partial<Record<BookingsFilter, string>>;

/** The address of the bookings of a clicked value; null if this portal has no bookings area. */
export type BookingsLink = (narrow: Narrow) => string | null;

/**
 * The path of My Bookings with the bookings that match both the page's filter and the clicked value. If
 * both have days, the path has the days in common.
 */
export function bookingsPath(
  { submitter, period: _named, ...filter }: AnalyticsFilter,
  narrow: Narrow,
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
