import { readListUrl, useCurrentUser } from '@shootline/shared-api';
import { useLinkToArea } from '@shootline/shared-api/portal';
import { useSearchParams } from '@shootline/shared-ui/router';
import { useCallback, useMemo } from 'react';
import type { AnalyticsFilter } from '../analytics/analytics.queries.ts';
import { analyticsUrl } from './analytics-url.ts';
import { bookingsPath, type BookingsFilter } from './bookings-path.ts';
import { filterBefore } from './filter-before.ts';

/**
 * What the page's URL says to count; the same for the period before, null without both days; and the
 * address of My Bookings narrowed by the page's filter and by what was clicked, null where this
 * portal knows none.
 */
export function useAnalyticsFilter(): {
  filter: AnalyticsFilter;
  before: AnalyticsFilter | null;
  bookingsLink: (narrow: Partial<Record<BookingsFilter, string>>) => string | null;
} {
  const { role_policy: role } = useCurrentUser();
  const [search] = useSearchParams();
  const linkToArea = useLinkToArea();
  const filter: AnalyticsFilter = useMemo(
    () => readListUrl(analyticsUrl(role), search).query,
    [role, search],
  );
  const before = useMemo(() => filterBefore(filter), [filter]);
  const bookingsLink = useCallback(
    (narrow: Partial<Record<BookingsFilter, string>>) => linkToArea(bookingsPath(filter, narrow)),
    [filter, linkToArea],
  );
  return { filter, before, bookingsLink };
}
