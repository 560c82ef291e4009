import type { InvoiceAction } from '@shootline/shared-api';
import { Stack } from '@shootline/shared-ui';
import { PagedTable } from '@shootline/shared-ui/table';
import { useMemo, useRef, useState } from 'react';
import type { BookingsTableProps } from '../list-selection/bookings-table-props.ts';
import { checkboxName } from '../list-selection/checkbox-name.ts';
import { LazyInvoiceDialog } from '../invoice-dialog/lazy-invoice-dialog.tsx';
import { BulkInvoiceBar } from './bulk-invoice-bar.tsx';
import { withInvoiceAction } from './invoice-action-column.tsx';
import { isInvoiceable, useTickedBookings } from './use-ticked-bookings.ts';

interface OpenedInvoice {
  booking_uuids: readonly string[];
  mode: InvoiceAction;
  button: HTMLElement | null;
}

/** My Bookings for a videographer, who invoices one booking or all ticked ones. */
export function InvoicingTable({ columns: listColumns, ...table }: BookingsTableProps) {
  const { rows, view } = table.list;
  const canTick = rows.some(isInvoiceable);
  const ticked = useTickedBookings(rows);
  const [opened, setOpened] = useState<OpenedInvoice | null>(null);
  const bulkButton = useRef<HTMLButtonElement>(null);
  const columns = useMemo(
    () =>
      withInvoiceAction(listColumns, (booking_uuid, mode, button) =>
        setOpened({ booking_uuids: [booking_uuid], mode, button }),
      ),
    [listColumns],
  );
  const createTogether = () => {
    const booking_uuids = ticked.bookings.map(({ uuid }) => uuid);
    setOpened({ booking_uuids, mode: 'create', button: bulkButton.current });
  };
  const close = () => setOpened(null);

  return (
    <Stack gap="3">
      <BulkInvoiceBar
        ticked={ticked}
        canTick={view === 'loading' || canTick}
        buttonRef={bulkButton}
        onCreate={createTogether}
      />
      <PagedTable
        {...table}
        columns={columns}
        {...(canTick && {
          selection: {
            selected: ticked.selected,
            onChange: ticked.change,
            canSelect: isInvoiceable,
            label: checkboxName,
          },
        })}
      />
      {opened && (
        <LazyInvoiceDialog
          booking_uuids={opened.booking_uuids}
          mode={opened.mode}
          onClose={close}
          onDone={() => {
            ticked.untick(opened.booking_uuids);
            close();
          }}
          returnFocusTo={() => (opened.button?.isConnected ? opened.button : bulkButton.current)}
        />
      )}
    </Stack>
  );
}
