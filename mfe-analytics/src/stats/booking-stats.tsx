import { t, type BookingAnalytics, numberText } from '@shootline/shared-api';
import { bookingsText } from '../figures/number-text.ts';
import { StatCard } from './stat-card.tsx';
import { useAnalyticsFilter } from '../filters/use-analytics-filter.ts';

/** 'Mia Chen=12' as a name and a count; null without bookings. */
function submitterOf(topSubmitter: string | null): { name: string; count: number } | null {
  if (topSubmitter === null) return null;
  // A name may contain `=` too.
  const sign = topSubmitter.lastIndexOf('=');
  return { name: topSubmitter.slice(0, sign), count: Number(topSubmitter.slice(sign + 1)) };
}

function monthText({ current_month_bookings_count: count, delta_change: delta }: BookingAnalytics) {
  const numbers = { number: numberText(count), difference: numberText(Math.abs(delta)) };
  if (delta === 0) return t('{number} this month, the same as last month', numbers);
  return delta > 0
    ? t('{number} this month, {difference} more than last month', numbers)
    : t('{number} this month, {difference} fewer than last month', numbers);
}

/** The number of bookings; for all time also a comparison of this month with the last. */
export function BookingsCard(props: {
  bookings: BookingAnalytics;
  before: BookingAnalytics | undefined;
  isOfAllTime: boolean;
}) {
  const { bookings, before, isOfAllTime } = props;
  const { bookingsLink } = useAnalyticsFilter();
  return (
    <StatCard
      title={t('Bookings')}
      value={bookings.count}
      before={before?.count}
      line={isOfAllTime ? monthText(bookings) : undefined}
      to={bookingsLink({})}
    />
  );
}

/** The user who submitted most, and the one of the period before. */
export function TopSubmitterCard(props: {
  bookings: BookingAnalytics;
  before: BookingAnalytics | undefined;
}) {
  const submitter = submitterOf(props.bookings.top_submitter);
  const earlier = props.before && submitterOf(props.before.top_submitter);
  return (
    <StatCard
      title={t('Top Submitter')}
      value={submitter?.name}
      note={submitter && bookingsText(submitter.count)}
      line={
        submitter && earlier
          ? t('{name} with {number} in the period before', {
              name: earlier.name,
              number: numberText(earlier.count),
            })
          : undefined
      }
    />
  );
}
