import type { InvoiceAction } from '@shootline/shared-api';

/** The widgets that this remote offers to the others, with their props. */
declare module '@shootline/shared-api/portal' {
  interface Widgets {
    /**
     * The content of the dialog Upload Invoice or View Invoice (S2 §2 Invoice dialogs); title and frame are
     * around it.
     */
    'invoices/invoice-dialog': {
      /** One booking, or up to 50 in one currency that are invoiced together. */
      booking_uuids: readonly string[];
      /** Of several bookings `create`, though some may have an invoice to correct. */
      mode: InvoiceAction;
      /** While true the dialog cannot be closed. */
      onBusy: (isBusy: boolean) => void;
      /** The user wants nothing more of it. */
      onClose: () => void;
      /** Submitted, approved or rejected: the dialog closes, and the bookings are no longer ticked. */
      onDone: () => void;
    };
  }
}
