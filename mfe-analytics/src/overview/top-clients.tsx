import { type ChartItem, lateCode } from '@shootline/shared-api';
import { Button, LateLayer } from '@shootline/shared-ui';
import { useCallback, useState } from 'react';
import { ChartCard } from '../charts/chart-card.tsx';

const dialog = lateCode(() => import('./all-clients-dialog.tsx'));

const shownAtFirst = 5;

/** The clients with the most bookings; Show All has the others too (S2 §2, §9). */
export function TopClients(props: {
  title: string;
  clients: readonly ChartItem[];
  before: readonly ChartItem[] | undefined;
  linkOf: (item: ChartItem) => string | null;
}) {
  const { title, clients, before, linkOf } = props;
  const [isOpen, setIsOpen] = useState(false);
  const close = useCallback(() => setIsOpen(false), []);
  return (
    <>
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
            <Button
              size="xs"
              variant="outline"
              colorPalette="gray"
              aria-haspopup="dialog"
              onClick={() => setIsOpen(true)}
            >
              Show All
            </Button>
          )
        }
      />
      {isOpen && (
        <LateLayer of={dialog} onClose={close}>
          {({ AllClientsDialog }) => (
            <AllClientsDialog {...{ clients, before, linkOf }} onClose={close} />
          )}
        </LateLayer>
      )}
    </>
  );
}
