import type { BookingSummary, InvoiceAction } from '@shootline/shared-api';
import { Button } from '@shootline/shared-ui';
import type { Column } from '@shootline/shared-ui/table';

const labels: Record<InvoiceAction, string> = { create: 'Create', edit: 'Edit', view: 'View' };

type OpenInvoice = (booking_uuid: string, mode: InvoiceAction, button: HTMLElement) => void;

/** What a card says too where invoices are made. */
const named: readonly string[] = ['booking-number', 'invoice-status'];

/**
 * The columns of My Bookings plus Invoice Action: Create, Edit or View, which the server decides for
 * each booking (S1 §2). Cards have the booking's number and the status of its invoice as well.
 */
export function withInvoiceAction(
  columns: Column<BookingSummary>[],
  open: OpenInvoice,
): Column<BookingSummary>[] {
  const inCards = columns.map((column): Column<BookingSummary> =>
    named.includes(column.id) ? { ...column, card: 'more' } : column,
  );
  return [...inCards, invoiceActionColumn(open)];
}

function invoiceActionColumn(open: OpenInvoice): Column<BookingSummary> {
  return {
    id: 'invoice-action',
    header: 'Invoice Action',
    width: 80,
    card: 'corner',
    cell: ({ uuid, title, booking_uid, invoice_action: mode }) =>
      mode && (
        <Button
          size="xs"
          variant="outline"
          aria-label={`${labels[mode]} invoice for ${title || 'booking'} ${booking_uid}`}
          onClick={(event) => open(uuid, mode, event.currentTarget)}
        >
          {labels[mode]}
        </Button>
      ),
  };
}
