import type { InvoiceAction } from '../contract/index.ts';

/**
 * Every widget that one area shows inside another, with its props: `remote/widget`. A remote adds
 * its own by writing it here, naming it in its `remote.ts` and exposing it as `./widget`.
 */
export interface Widgets {
  /**
   * What the dialog Upload Invoice or View Invoice holds (S2 §2 Invoice dialogs); title and frame are
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

export type WidgetName = keyof Widgets;
