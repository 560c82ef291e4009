import type { BookingSummary, InvoiceAction } from '@shootline/shared-api';
import { Button } from '@shootline/shared-ui';
import type { Column } from '@shootline/shared-ui/list';

const labels: Record<InvoiceAction, string> = { create: 'Create', edit: 'Edit', view: 'View' };

type OpenInvoice = (booking_uuid: string, mode: InvoiceAction, button: HTMLElement) => void;

/** Create, Edit or View of a booking's invoice, where the server says which (S1 §2). */
export function invoiceActionColumn(open: OpenInvoice): Column<BookingSummary> {
  return {
    id: 'invoice-action',
    header: 'Invoice Action',
    width: 120,
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
