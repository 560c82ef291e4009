import { useCurrentUser, t } from '@shootline/shared-api';
import { charts } from '@shootline/shared-api/rules/charts';
import { Stack } from '@shootline/shared-ui';
import { useSearchParams } from '@shootline/shared-ui/router';
import { analyticsQueries } from '../figures/analytics.queries.ts';
import { ChartGrid } from '../charts/chart-grid.tsx';
import { PartCharts } from '../part-charts/part-charts.tsx';
import { useCompared } from '../filters/use-compared.ts';
import { BookingsCard, TopSubmitterCard } from '../stats/booking-stats.tsx';
import { FeedbackStat } from '../stats/feedback-stat.tsx';
import { canSeeMargin } from '../money/can-see-margin.ts';
import { useShownCurrency } from '../money/currency.tsx';
import { MarginCards } from '../money/margin-cards.tsx';
import { MoneyCards } from '../money/money-cards.tsx';
import { StatGrid, Stats } from '../stats/stats.tsx';
import { TimeStat } from '../stats/work-stats.tsx';

const bookingStats = [t('Bookings'), t('Top Submitter')];
const ratingTitles = [
  charts['feedback.camop.ratings'].title,
  charts['feedback.booking.ratings'].title,
] as const;
const timeStats = [
  t('Mean {title}', { title: charts['work.approval_time.by_length'].title }),
  t('Mean {title}', { title: charts['work.staffing_time.by_length'].title }),
] as const;

function feedbackTab(search: URLSearchParams): string {
  const next = new URLSearchParams(search);
  next.set('tab', 'feedback');
  return `/analytics?${next.toString()}`;
}

/** The figures of the bookings that match the page's filter, money first. */
export function OverviewTab() {
  const user = useCurrentUser();
  const [search] = useSearchParams();
  const bookings = useCompared(analyticsQueries.bookings);
  const feedback = useCompared(analyticsQueries.feedback);
  const work = useCompared(analyticsQueries.work);
  const to = feedbackTab(search);
  const seesMoney = canSeeMargin(user);
  const currency = useShownCurrency();
  return (
    <Stack gap="4">
      <StatGrid>
        {seesMoney && <MoneyCards of={currency} />}
        <Stats of={bookings.query} titles={bookingStats}>
          {(data) => (
            <>
              <BookingsCard
                bookings={data}
                before={bookings.before}
                isOfAllTime={!bookings.filter.from_date && !bookings.filter.to_date}
              />
              <TopSubmitterCard bookings={data} before={bookings.before} />
            </>
          )}
        </Stats>
        <Stats of={feedback.query} titles={ratingTitles}>
          {({ camop, booking }) => (
            <>
              <FeedbackStat
                title={ratingTitles[0]}
                feedback={camop}
                before={feedback.before?.camop}
                to={to}
              />
              <FeedbackStat
                title={ratingTitles[1]}
                feedback={booking}
                before={feedback.before?.booking}
                to={to}
              />
            </>
          )}
        </Stats>
        <Stats of={work.query} titles={timeStats}>
          {({ approval_time, staffing_time }) => (
            <>
              <TimeStat
                title={timeStats[0]}
                time={approval_time}
                before={work.before?.approval_time}
              />
              <TimeStat
                title={timeStats[1]}
                time={staffing_time}
                before={work.before?.staffing_time}
              />
            </>
          )}
        </Stats>
      </StatGrid>
      <ChartGrid spansLast>
        {seesMoney && <MarginCards of={currency} />}
        <PartCharts
          tab="overview"
          part="bookings"
          of={bookings.query}
          before={bookings.before}
          isFailureShown
        />
        <PartCharts
          tab="overview"
          part="work"
          of={work.query}
          before={work.before}
          isFailureShown
        />
      </ChartGrid>
    </Stack>
  );
}
