import { t, type BookingSummary, type InvoiceAction } from '@shootline/shared-api';
import { Button } from '@shootline/shared-ui';
import type { Column } from '@shootline/shared-ui/table';

const labels: Record<InvoiceAction, string> = {
  create: t('Create'),
  edit: t('Edit'),
  view: t('View{verb}', { verb: '' }),
};

type OpenInvoice = (booking_uuid: string, mode: InvoiceAction, button: HTMLElement) => void;

/** Columns that cards also show where invoices are made. */
const named: readonly string[] = ['booking-number', 'invoice-status'];

/**
 * Adds Invoice Action to the columns of My Bookings: Create, Edit or View, as the server decides for each
 * booking (S1 §2). Cards then also show the booking's number and invoice status.
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
    header: t('Invoice Action'),
    width: 80,
    card: 'corner',
    cell: ({ uuid, title, booking_uid, invoice_action: mode }) =>
      mode && (
        <Button
          size="xs"
          variant="outline"
          aria-label={t('{action} invoice for {title} {number}', {
            action: labels[mode],
            title: title || t('booking'),
            number: booking_uid,
          })}
          onClick={(event) => open(uuid, mode, event.currentTarget)}
        >
          {labels[mode]}
        </Button>
      ),
  };
}
