import type { BookingAnalytics } from '@shootline/shared-api';
import { ChartCard } from '../charts/chart-card.tsx';
import { byLifecycle, byName } from '../charts/item-orders.ts';
import { TimelineCard } from '../charts/timeline-card.tsx';
import { TopClients } from './top-clients.tsx';
import { useLinks } from './use-links.ts';

export const bookingsTitles = [
  'Top Clients',
  'Bookings by Status',
  'Bookings by Billing Regions',
  'Bookings Timeline',
] as const;

const valueLabel = 'No. of Bookings';

/** Charts of bookings by client, status, billing region and month (S2 §2). */
export function BookingsCharts(props: {
  bookings: BookingAnalytics;
  before: BookingAnalytics | undefined;
}) {
  const { bookings, before } = props;
  const links = useLinks();
  return (
    <>
      <TopClients
        title={bookingsTitles[0]}
        clients={bookings.top_clients}
        before={before?.top_clients}
        linkOf={links.client}
      />
      <ChartCard
        title={bookingsTitles[1]}
        valueLabel={valueLabel}
        kind="bar"
        items={bookings.by_status}
        before={before?.by_status}
        order={byLifecycle}
        linkOf={links.status}
      />
      <ChartCard
        title={bookingsTitles[2]}
        valueLabel={valueLabel}
        kind="pie"
        items={bookings.by_billing_region}
        before={before?.by_billing_region}
        order={byName}
        linkOf={links.billingRegion}
      />
      <TimelineCard
        title={bookingsTitles[3]}
        points={bookings.timeline}
        bookingsCount={bookings.count}
        linkOf={links.monthOfRegion}
      />
    </>
  );
}
