import { type ChartItem, lateCode } from '@shootline/shared-api';
import { ChartCard } from '../charts/chart-card.tsx';
import { ShowAll } from '../charts/show-all.tsx';

const dialog = lateCode(() => import('./all-clients-dialog.tsx'));

const shownAtFirst = 5;

/** The clients with the most bookings; Show All lists all clients (S2 §2, §9). */
export function TopClients(props: {
  title: string;
  clients: readonly ChartItem[];
  before: readonly ChartItem[] | undefined;
  linkOf: (item: ChartItem) => string | null;
}) {
  const { title, clients, before, linkOf } = props;
  return (
    <ChartCard
      title={title}
      valueLabel="No. of Bookings"
      kind="bar"
      items={clients}
      mostDrawn={shownAtFirst}
      before={before}
      linkOf={linkOf}
      action={
        clients.length > shownAtFirst && (
          <ShowAll dialog={dialog}>
            {({ AllClientsDialog }, onClose) => (
              <AllClientsDialog {...{ clients, before, linkOf, onClose }} />
            )}
          </ShowAll>
        )
      }
    />
  );
}
