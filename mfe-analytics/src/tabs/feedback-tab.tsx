import { Stack } from '@shootline/shared-ui';
import { analyticsQueries } from '../figures/analytics.queries.ts';
import { ChartGrid } from '../charts/chart-grid.tsx';
import { Figures } from '../figures/figures.tsx';
import { PartCharts } from '../part-charts/part-charts.tsx';
import { streamOf } from '../feedback/feedback-stream.ts';
import { FilteredStream } from '../feedback/filtered-stream.tsx';
import { STREAM_TITLE } from '../feedback/stream-card.tsx';
import { useCompared } from '../filters/use-compared.ts';

/** Feedback of clients and videographers. */
export function FeedbackTab() {
  const { query, before } = useCompared(analyticsQueries.feedback);
  return (
    <Stack gap="4">
      <ChartGrid>
        <PartCharts tab="feedback" part="feedback" of={query} before={before} />
      </ChartGrid>
      <Figures of={query} titles={[STREAM_TITLE]} isFailureShown>
        {(data) => <FilteredStream items={streamOf(data)} />}
      </Figures>
    </Stack>
  );
}
