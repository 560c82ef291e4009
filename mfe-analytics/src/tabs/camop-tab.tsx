import { Box } from '@shootline/shared-ui';
import { analyticsQueries } from '../figures/analytics.queries.ts';
import { ChartGrid } from '../charts/chart-grid.tsx';
import { Figures } from '../figures/figures.tsx';
import { PartCharts } from '../part-charts/part-charts.tsx';
import { streamOf } from '../feedback/feedback-stream.ts';
import { STREAM_TITLE, StreamCard } from '../feedback/stream-card.tsx';
import { useCompared } from '../filters/use-compared.ts';

/** Ratings, jobs and offers of videographers. */
export function VideographersTab() {
  const feedback = useCompared(analyticsQueries.feedback);
  const jobs = useCompared(analyticsQueries.jobs);
  const work = useCompared(analyticsQueries.work);
  return (
    <ChartGrid>
      <PartCharts tab="camop" part="feedback" of={feedback.query} before={feedback.before} />
      <PartCharts tab="camop" part="jobs" of={jobs.query} before={jobs.before} />
      <PartCharts tab="camop" part="work" of={work.query} before={work.before} />
      <Box gridColumn="1 / -1" minW="0">
        <Figures of={feedback.query} titles={[STREAM_TITLE]} isFailureShown>
          {(data) => <StreamCard items={streamOf(data)} />}
        </Figures>
      </Box>
    </ChartGrid>
  );
}
