import { ErrorState, Stack } from '@shootline/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { analyticsQueries } from '../analytics/analytics.queries.ts';
import { ChartGrid } from '../charts/chart-grid.tsx';
import { failureText, Figures, retryLabel } from '../charts/figures.tsx';
import { partOf } from '../charts/part.ts';
import { PartBox } from '../charts/part-box.tsx';
import { SystemCharts, systemChartTitles } from './system/system-charts.tsx';
import { SystemStatistics } from './system/system-statistics.tsx';

/** Users, clients, sessions and places of the whole workspace (S2 §2, System tab). */
export function SystemTab() {
  const system = partOf(useQuery({ ...analyticsQueries.system(), retryOnMount: false }));
  return (
    <PartBox of={system}>
      {system.hasFailed ? (
        <ErrorState message={failureText} onRetry={system.retry} retryLabel={retryLabel(system)} />
      ) : (
        <Stack gap="4">
          <SystemStatistics system={system.data} />
          <ChartGrid spansLast>
            <Figures of={system} titles={systemChartTitles}>
              {(data) => <SystemCharts system={data} />}
            </Figures>
          </ChartGrid>
        </Stack>
      )}
    </PartBox>
  );
}
