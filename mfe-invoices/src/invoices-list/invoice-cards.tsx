import { t, type Invoice } from '@shootline/shared-api';
import { claimText } from '@shootline/shared-api/values';
import { Box, Button } from '@shootline/shared-ui';
import { type Column, DayAndTime } from '@shootline/shared-ui/table';
import { waitingText } from './days-waiting.ts';
import { Claimed, BookingNumber, InvoiceNumber } from './invoice-cells.tsx';
import type { InvoiceLayer, InvoiceRow } from '../editing/invoice-row.ts';

/**
 * The columns of My Invoices as cards of four lines, for narrow windows: name and status; number and date;
 * supplier and claim; the invoice's number and its wait. The sheet that Edit opens has the rest.
 */
export function invoiceCards(
  columns: readonly Column<InvoiceRow>[],
  viewerZone: string,
  onOpen: (layer: InvoiceLayer, invoice: Invoice) => void,
): Column<InvoiceRow>[] {
  const onOneLine = columns.map((column): Column<InvoiceRow> =>
    column.card === 'title'
      ? { ...column, cell: (row) => <Box truncate>{column.cell(row)}</Box> }
      : column,
  );
  return [
    ...onOneLine,
    {
      id: 'card-booking',
      header: t('Booking'),
      card: 'second',
      cell: (row) => {
        const { date, address } = row.invoice.booking;
        return (
          <>
            <BookingNumber row={row} /> · <DayAndTime iso={date} zone={address.timezone} />
          </>
        );
      },
    },
    {
      id: 'card-claim',
      header: t('Claim'),
      card: 'second',
      cell: ({ invoice }) => (
        <>
          {invoice.booking.camera_operator_full_name}
          {claimText(invoice) && (
            <>
              {' · '}
              <Claimed invoice={invoice} />
            </>
          )}
        </>
      ),
    },
    {
      id: 'card-number',
      header: t('Supplier Invoice'),
      card: 'third',
      cell: ({ invoice }) =>
        invoice.invoice_number && <InvoiceNumber invoice={invoice} onOpen={onOpen} />,
    },
    {
      id: 'card-waiting',
      header: t('Waiting'),
      card: 'third',
      cell: ({ invoice: { waiting_since } }) =>
        waiting_since && waitingText(waiting_since, viewerZone),
    },
    {
      id: 'edit',
      header: t('Edit'),
      card: 'corner',
      cell: ({ invoice }) =>
        invoice.permissions.update && (
          <Button
            size="xs"
            variant="outline"
            aria-haspopup="dialog"
            aria-label={t('Edit {number}', { number: invoice.booking.booking_uid })}
            onClick={() => onOpen('edit', invoice)}
          >
            {t('Edit')}
          </Button>
        ),
    },
  ];
}
