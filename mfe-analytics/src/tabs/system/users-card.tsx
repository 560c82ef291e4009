import { t, numberText } from '@shootline/shared-api';
import type { SystemStatistics } from '@shootline/shared-api/contract';
import { Box, Text } from '@shootline/shared-ui';
import { InfoCard } from '@shootline/shared-ui/card';
import type { MapPoint } from '@shootline/shared-ui/map';
import { useMemo, useState } from 'react';
import { CHART_HEIGHT } from '../../figures/chart-height.ts';
import { ChartTable } from '../../charts/chart-table.tsx';
import { type DisplayMode, DisplayModeToggle } from '../../charts/display-mode-toggle.tsx';
import { Loading } from '../../figures/loading.tsx';
import { placesTable, userPoints } from './user-places.ts';
import { UsersMap } from './users-map.tsx';

const title = t('Where Users Are');
const noPoints: readonly MapPoint[] = [];

/** Says how many users are on the map; those without an address are not. */
function coverage(points: readonly MapPoint[], users: number): string {
  const shown = points.reduce((sum, { count = 0 }) => sum + count, 0);
  return t('{shown} of {count, plural, one {# user is} other {{number} users are}} on the map.', {
    shown: numberText(shown),
    count: users,
    number: numberText(users),
  });
}

/** The places of users on a map of the world, or by city in a table. */
export function UsersCard({ system }: { system: SystemStatistics | undefined }) {
  const [form, setForm] = useState<DisplayMode>('chart');
  const [picked, setPicked] = useState<string | null>(null);
  const points = useMemo(() => (system ? userPoints(system) : noPoints), [system]);
  const chosen = points.find(({ id }) => id === picked);
  return (
    <InfoCard
      title={title}
      actions={
        <DisplayModeToggle title={title} drawing={t('Map')} form={form} onChange={setForm} />
      }
    >
      <Box
        position="relative"
        height={{ base: '15rem', md: CHART_HEIGHT }}
        overflow="hidden"
        borderRadius="l1"
      >
        {!system && <Loading />}
        {system && form === 'chart' && (
          <UsersMap points={points} picked={picked} onPick={setPicked} />
        )}
        {system && form === 'table' && <ChartTable title={title} table={placesTable(points)} />}
      </Box>
      <Text mt="2" minH="5" fontSize="sm" color="fg.muted" aria-live="polite">
        {chosen && form === 'chart'
          ? t('{label} in {place}.', { label: chosen.label, place: chosen.place })
          : system && coverage(points, system.user_count)}
      </Text>
    </InfoCard>
  );
}
