import { type ChartItem, lazyModule } from '@shootline/shared-api';
import { charts } from '@shootline/shared-api/rules/charts';
import { ShowAll } from './show-all.tsx';

const dialog = lazyModule(() => import('./all-clients-dialog.tsx'));

/** Opens the list of all clients if the chart cannot draw them all. */
export function AllClients(props: {
  clients: readonly ChartItem[];
  before: readonly ChartItem[] | undefined;
  linkOf: (item: ChartItem) => string | null;
}) {
  const { mostDrawn = Infinity } = charts['bookings.top_clients'];
  if (props.clients.length <= mostDrawn) return null;
  return (
    <ShowAll dialog={dialog}>
      {({ AllClientsDialog }, onClose) => <AllClientsDialog {...props} onClose={onClose} />}
    </ShowAll>
  );
}
