import type { JobAnalytics } from '@shootline/shared-api/contract';
import { ChartCard } from '../charts/chart-card.tsx';
import { byHours, type ItemOrder } from '../charts/item-orders.ts';
import { type BookingsFilter } from '../filters/bookings-path.ts';
import { useAnalyticsFilter } from '../filters/use-analytics-filter.ts';

const charts = [
  { title: 'Job Types', of: 'job_types', filter: 'video_type', kind: 'bar' },
  { title: 'Job Durations', of: 'durations', filter: 'duration', kind: 'column', order: byHours },
  {
    title: 'Top Videographers',
    of: 'top_videographers',
    filter: 'camop',
    kind: 'bar',
    mostDrawn: 10,
  },
] as const satisfies readonly {
  title: string;
  of: keyof JobAnalytics;
  filter: BookingsFilter;
  kind: 'bar' | 'column';
  mostDrawn?: number;
  order?: ItemOrder;
}[];

export const jobChartTitles = charts.map(({ title }) => title);

/** Charts of video types, lengths and videographers (S2 §2). */
export function JobCharts(props: { jobs: JobAnalytics; before?: JobAnalytics }) {
  const { bookingsLink } = useAnalyticsFilter();
  return charts.map(({ title, of, filter, kind, ...rest }) => (
    <ChartCard
      key={title}
      title={title}
      valueLabel="No. of Bookings"
      kind={kind}
      {...rest}
      items={props.jobs[of]}
      before={props.before?.[of]}
      linkOf={({ key }) => (key === null ? null : bookingsLink({ [filter]: key }))}
    />
  ));
}
