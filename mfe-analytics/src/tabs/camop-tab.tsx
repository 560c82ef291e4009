import { Box } from '@shootline/shared-ui';
import { analyticsQueries } from '../analytics/analytics.queries.ts';
import { JobCharts, jobChartTitles } from '../camop/job-charts.tsx';
import { OFFERS_TITLE, OffersCard } from '../camop/offers-card.tsx';
import { ChartGrid } from '../charts/chart-grid.tsx';
import { Figures } from '../charts/figures.tsx';
import { streamOf } from '../feedback/feedback-stream.ts';
import { RatingCards, ratingTitles } from '../feedback/rating-cards.tsx';
import { STREAM_TITLE, StreamCard } from '../feedback/stream-card.tsx';
import { useCompared } from '../filters/use-compared.ts';

/** Ratings, jobs and offers of videographers (S2 §2, CamOp Analytics). */
export function VideographersTab() {
  const feedback = useCompared(analyticsQueries.feedback);
  const jobs = useCompared(analyticsQueries.jobs);
  const work = useCompared(analyticsQueries.work);
  return (
    <ChartGrid>
      <Figures of={feedback.query} titles={ratingTitles}>
        {(data) => <RatingCards feedback={data} before={feedback.before} />}
      </Figures>
      <Figures of={jobs.query} titles={jobChartTitles}>
        {(data) => <JobCharts jobs={data} before={jobs.before} />}
      </Figures>
      <Figures of={work.query} titles={[OFFERS_TITLE]}>
        {({ offers }) => <OffersCard offers={offers} before={work.before?.offers} />}
      </Figures>
      <Box gridColumn="1 / -1" minW="0">
        <Figures of={feedback.query} titles={[STREAM_TITLE]} isFailureShown>
          {(data) => <StreamCard items={streamOf(data)} />}
        </Figures>
      </Box>
    </ChartGrid>
  );
}
