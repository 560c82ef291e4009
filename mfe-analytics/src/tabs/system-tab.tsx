import { useLinkToArea } from '@shootline/shared-api/portal';
import { ErrorState, Stack } from '@shootline/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { analyticsQueries } from '../figures/analytics.queries.ts';
import { ChartGrid } from '../charts/chart-grid.tsx';
import { failureText, retryLabel } from '../figures/figures.tsx';
import { partOf } from '../figures/part.ts';
import { PartCharts } from '../part-charts/part-charts.tsx';
import { PartBox } from '../figures/part-box.tsx';
import { bookingsPath, type BookingsLink } from '../filters/bookings-path.ts';
import { SystemStatistics } from './system/system-statistics.tsx';

/** Users, clients, sessions and places of the whole workspace. */
export function SystemTab() {
  const system = partOf(useQuery({ ...analyticsQueries.system(), retryOnMount: false }));
  const linkToArea = useLinkToArea();
  // The page's filter does not apply to these figures.
  const bookingsLink: BookingsLink = (narrow) => linkToArea(bookingsPath({}, narrow));
  return (
    <PartBox of={system}>
      {system.hasFailed ? (
        <ErrorState message={failureText} onRetry={system.retry} retryLabel={retryLabel(system)} />
      ) : (
        <Stack gap="4">
          <SystemStatistics system={system.data} />
          <ChartGrid spansLast>
            <PartCharts tab="system" part="system" of={system} bookingsLink={bookingsLink} />
          </ChartGrid>
        </Stack>
      )}
    </PartBox>
  );
}
