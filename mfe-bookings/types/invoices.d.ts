// Published by the remote; copies are written by commands.
import type { InvoiceAction } from '@shootline/shared-api';

/** The props of the widgets that this remote offers to others. */
declare module '@shootline/shared-api/portal' {
  interface Widgets {
    /** The content of the dialog Upload Invoice or View Invoice, without title and frame. */
    'invoices/invoice-dialog': {
      /** One booking, or up to 50 in one currency that are invoiced together. */
      booking_uuids: readonly string[];
      /** Always `create` for several bookings, though some may have an invoice to correct. */
      mode: InvoiceAction;
      /** The dialog cannot be closed while true. */
      onBusy: (isBusy: boolean) => void;
      /** Called when the user leaves the content, for example with Close. */
      onClose: () => void;
      /** Called after submission, approval or rejection; closes the dialog and unticks the bookings. */
      onDone: () => void;
    };
  }
}
