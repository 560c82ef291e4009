import { useCurrentUser } from '@shootline/shared-api';
import { useLinkToArea } from '@shootline/shared-api/portal';
import { useSearchParams } from '@shootline/shared-ui/router';
import { useCallback, useMemo } from 'react';
import type { AnalyticsFilter } from '../figures/analytics.queries.ts';
import { readAnalyticsUrl } from './analytics-url.ts';
import { bookingsPath, type BookingsLink } from './bookings-path.ts';
import { todayIn } from './day.ts';
import { filterBefore } from './filter-before.ts';

/**
 * The filter in the page's URL (this quarter if it has no days), the same filter for the period before (null
 * unless both days are set), and a function for the address of My Bookings with the page's filter and a
 * clicked value (null if this portal has no bookings area).
 */
export function useAnalyticsFilter(): {
  filter: AnalyticsFilter;
  before: AnalyticsFilter | null;
  bookingsLink: BookingsLink;
} {
  const { role_policy: role, timezone: zone } = useCurrentUser();
  const today = todayIn(zone);
  const [search] = useSearchParams();
  const linkToArea = useLinkToArea();
  const filter: AnalyticsFilter = useMemo(
    () => readAnalyticsUrl(role, search, today),
    [role, search, today],
  );
  const before = useMemo(() => filterBefore(filter), [filter]);
  const bookingsLink: BookingsLink = useCallback(
    (narrow) => linkToArea(bookingsPath(filter, narrow)),
    [filter, linkToArea],
  );
  return { filter, before, bookingsLink };
}
