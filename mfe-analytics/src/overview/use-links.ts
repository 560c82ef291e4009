import { useMemo } from 'react';
import type { BookingsFilter } from '../filters/bookings-path.ts';
import { daysOfMonth } from '../filters/period.ts';
import { useAnalyticsFilter } from '../filters/use-analytics-filter.ts';

/** An item of a chart with the value by which My Bookings filters. */
interface Keyed {
  key: string | null;
}

/** Links from the charts of the Overview to My Bookings, filtered by the clicked value. */
export function useLinks() {
  const { bookingsLink } = useAnalyticsFilter();
  return useMemo(() => {
    const by =
      (name: BookingsFilter) =>
      ({ key }: Keyed) =>
        key === null ? null : bookingsLink({ [name]: key });
    return {
      all: bookingsLink({}),
      client: by('client'),
      status: by('state'),
      billingRegion: by('billing_region'),
      approvalTime: by('approval_time'),
      staffingTime: by('staffing_time'),
      unstaffedInMonth: ({ key }: Keyed) =>
        key === null ? null : bookingsLink({ unstaffed: 'yes', ...daysOfMonth(key) }),
      monthOfRegion: (month: string, region: string | null) =>
        bookingsLink({ ...daysOfMonth(month), ...(region && { billing_region: region }) }),
    };
  }, [bookingsLink]);
}
