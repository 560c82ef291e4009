import type { BookingSummary, InvoiceAction } from '@shootline/shared-api';
import { Button } from '@shootline/shared-ui';
import type { Column } from '@shootline/shared-ui/table';

const labels: Record<InvoiceAction, string> = { create: 'Create', edit: 'Edit', view: 'View' };

// The other columns shrink to keep this one in view at 1440 px.
const narrower: Record<string, number | string> = {
  state: 178,
  client: '9%',
  date: '13%',
  'project-owner': '9.5%',
  camop: '8%',
  'booking-number': 94,
};

/** Width in pixels of the columns of `withInvoiceAction`, checkboxes included. */
export const invoicingWidth = 1150;

type OpenInvoice = (booking_uuid: string, mode: InvoiceAction, button: HTMLElement) => void;

/**
 * The columns of My Bookings plus Invoice Action: Create, Edit or View, which the server decides for
 * each booking (S1 §2).
 */
export function withInvoiceAction(
  columns: Column<BookingSummary>[],
  open: OpenInvoice,
): Column<BookingSummary>[] {
  const others = columns.map((column) => ({
    ...column,
    width: narrower[column.id] ?? column.width,
  }));
  return [...others, invoiceActionColumn(open)];
}

function invoiceActionColumn(open: OpenInvoice): Column<BookingSummary> {
  return {
    id: 'invoice-action',
    header: 'Invoice Action',
    width: 88,
    cell: ({ uuid, title, booking_uid, invoice_action: mode }) =>
      mode ? (
        <Button
          size="xs"
          variant="outline"
          aria-label={`${labels[mode]} invoice for ${title || 'booking'} ${booking_uid}`}
          onClick={(event) => open(uuid, mode, event.currentTarget)}
        >
          {labels[mode]}
        </Button>
      ) : (
        'N/A'
      ),
  };
}
