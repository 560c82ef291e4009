import { t, type BookingSummary, type InvoiceAction } from '@shootline/shared-api';
import { Button } from '@shootline/shared-ui';
import type { Column } from '@shootline/shared-ui/table';

const labels: Record<InvoiceAction, string> = {
  create: t('Create'),
  edit: t('Edit'),
  view: t('View{verb}', { verb: '' }),
};

type OpenInvoice = (booking_uuid: string, mode: InvoiceAction, button: HTMLElement) => void;

/** Fills Invoice Action of My Bookings: Create, Edit or View, as the server decides for each booking. */
export function withInvoiceAction(
  columns: Column<BookingSummary>[],
  open: OpenInvoice,
): Column<BookingSummary>[] {
  const cell: Column<BookingSummary>['cell'] = (booking) => {
    const { uuid, title, booking_uid, invoice_action: mode } = booking;
    return (
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
      )
    );
  };
  return columns.map((column) => (column.id === 'invoice-action' ? { ...column, cell } : column));
}
