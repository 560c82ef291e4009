import type { Booking, InvoiceAction } from '../contract/index.ts';

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
  /**
   * Chooses videographers for a booking, best first, with what the ranking knows of each (decisions
   * §4). Who has a hindrance stands apart with the reason.
   */
  'availability/videographer-picker': {
    booking_uuid: string;
    /** The form's field, by which the form finds what to focus when the choice is wrong. */
    name: string;
    /** Names the choice: 'Videographer'. */
    label: string;
    /** The chosen videographers, in the order of their choice. */
    value: readonly string[];
    /** Gets whoever is chosen then; the name of one who was never shown is empty. */
    onChange: (chosen: { uuid: string; full_name: string }[]) => void;
    isMultiple?: boolean;
    /**
     * What the choice is for: `offer` takes nobody with a hindrance, `assign` takes them after a second
     * confirmation unless it is final, `fee` takes everyone.
     */
    purpose: 'offer' | 'assign' | 'fee';
    /** The videographers to choose from; all when missing. */
    only?: readonly string[] | undefined;
    /** Shown where `only` is nobody. */
    nobodyText?: string | undefined;
    /** What is wrong with the choice; shown with it, and it is described by it. */
    error?: string | undefined;
  };
  /** The videographers whom Offer Job with automatic assignment would ask, in order (decisions §4). */
  'availability/offer-queue-preview': { booking_uuid: string };
  /** The offers of a booking with their queue, the reasons of the ranking and the time left (S1 §2). */
  'availability/booking-offers': {
    booking: Booking;
    /** The user wants to mark the videographer of an offer as busy. */
    onMakeBusy: (availability_uuid: string) => void;
  };
}

export type WidgetName = keyof Widgets;
