import type { BookingSummary, InvoiceAction } from '@shootline/shared-api';
import { Button } from '@shootline/shared-ui';
import type { Column } from '@shootline/shared-ui/table';

const labels: Record<InvoiceAction, string> = { create: 'Create', edit: 'Edit', view: 'View' };

type OpenInvoice = (booking_uuid: string, mode: InvoiceAction, button: HTMLElement) => void;

/**
 * The columns of My Bookings plus Invoice Action: Create, Edit or View, which the server decides for
 * each booking (S1 §2).
 */
export function withInvoiceAction(
  columns: Column<BookingSummary>[],
  open: OpenInvoice,
): Column<BookingSummary>[] {
  return [...columns, invoiceActionColumn(open)];
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
