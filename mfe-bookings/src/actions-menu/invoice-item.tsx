import { t, type Booking, type InvoiceAction } from '@shootline/shared-api';
import { useOffersWidget } from '@shootline/shared-api/portal';
import type { Command } from '@shootline/shared-ui/page-hooks';
import { InvoiceContent } from '../invoice-dialog/invoice-content.tsx';
import {
  invoiceDialogWidth,
  invoiceTitle,
  invoiceWidget,
} from '../invoice-dialog/invoice-widget.ts';
import { useBookingActions } from '../action-engine/booking-actions.tsx';
import type { DialogAction } from '../action-engine/booking-action.ts';

const label = t('View/Update Invoice Details');

const invoiceDetails = (mode: InvoiceAction): DialogAction => ({
  label,
  isPossible: ({ invoice_action }) => invoice_action === mode,
  title: invoiceTitle(mode),
  maxWidth: invoiceDialogWidth,
  Content: ({ booking, onBusy, onCancel, onDone }) => (
    <InvoiceContent
      booking_uuids={[booking.uuid]}
      mode={mode}
      onBusy={onBusy}
      onClose={onCancel}
      onDone={() => onDone(booking)}
    />
  ),
});

/** View/Update Invoice Details, for users with a right on the booking's invoice. */
export function useInvoiceItem(booking: Booking): Command[] {
  const { open } = useBookingActions();
  const isOffered = useOffersWidget(invoiceWidget);
  const mode = booking.invoice_action;
  if (!mode || !isOffered) return [];
  return [
    {
      id: 'invoice',
      label,
      onSelect: () => open(invoiceDetails(mode), booking),
    },
  ];
}
