import type { ChartItem, SystemStatistics } from '@shootline/shared-api/contract';
import { useLinkToArea } from '@shootline/shared-api/portal';
import { ChartCard } from '../../charts/chart-card.tsx';
import { bookingsPath } from '../../filters/bookings-path.ts';

interface SystemChart {
  title: string;
  of: keyof SystemStatistics & (`${string}_by_${string}` | 'top_shoot_locations');
  valueLabel: string;
  kind: 'bar' | 'pie';
  /** The filter of My Bookings for its keys; none if it does not count bookings. */
  filter?: 'billing_region' | 'location';
  /** Draws only the largest, up to this number. */
  mostDrawn?: number;
}

const charts: readonly SystemChart[] = [
  {
    title: 'Bookings by Client Regions',
    of: 'bookings_by_client_region',
    valueLabel: 'No. of Bookings',
    kind: 'bar',
    filter: 'billing_region',
  },
  {
    title: 'Top Shoot Locations',
    of: 'top_shoot_locations',
    valueLabel: 'No. of Bookings',
    kind: 'bar',
    filter: 'location',
    mostDrawn: 10,
  },
  {
    title: 'Clients by Billing Region',
    of: 'clients_by_billing_region',
    valueLabel: 'No. of Clients',
    kind: 'pie',
  },
  {
    title: 'Users by Billing Region',
    of: 'users_by_billing_region',
    valueLabel: 'No. of Users',
    kind: 'pie',
  },
  { title: 'Users by Roles', of: 'users_by_role', valueLabel: 'No. of Users', kind: 'pie' },
];

export const systemChartTitles = charts.map(({ title }) => title);

/** Charts of users, clients and shoot locations; pies only if they have numbers (S2 §2). */
export function SystemCharts({ system }: { system: SystemStatistics }) {
  const linkToArea = useLinkToArea();
  return charts
    .filter(({ kind, of }) => kind === 'bar' || system[of].some(({ value }) => value > 0))
    .map(({ of, filter, ...chart }) => {
      // The page's filter does not apply to these figures.
      const linkOf = ({ key }: ChartItem) =>
        filter && key !== null ? linkToArea(bookingsPath({}, { [filter]: key })) : null;
      return <ChartCard key={chart.title} {...chart} linkOf={linkOf} items={system[of]} />;
    });
}
