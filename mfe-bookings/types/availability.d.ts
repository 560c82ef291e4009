// Published by the remote; copies are written by commands.
import type { Booking } from '@shootline/shared-api';

/** The props of the widgets that this remote offers to others. */
declare module '@shootline/shared-api/portal' {
  interface Widgets {
    /**
     * Chooses videographers for a booking, best first, with their figures from the ranking. Those with a
     * conflict are listed separately with the reason.
     */
    'availability/videographer-picker': {
      booking_uuid: string;
      /** The name of the form's field, which the form focuses if the choice is invalid. */
      name: string;
      /** The label of the choice: 'Videographer'. */
      label: string;
      /** The chosen videographers, in the order of their choice. */
      value: readonly string[];
      /** Gets the new choice; `full_name` is '' for a videographer who was never shown. */
      onChange: (chosen: { uuid: string; full_name: string }[]) => void;
      isMultiple?: boolean;
      /**
       * The purpose of the choice: `offer` allows nobody with a conflict, `assign` allows them after a
       * second confirmation unless the conflict is final, `fee` allows everyone.
       */
      purpose: 'offer' | 'assign' | 'fee';
      /** The videographers to choose from; all if missing. */
      only?: readonly string[] | undefined;
      /** Text shown if `only` is empty or has no candidates. */
      nobodyText?: string | undefined;
      /** The error of the choice, shown with it and announced as its description. */
      error?: string | undefined;
    };
    /** The videographers whom Offer Job with automatic assignment would ask, in order. */
    'availability/offer-queue-preview': { booking_uuid: string };
    /** The offers of a booking with queue places, reasons for the ranking and time left. */
    'availability/booking-offers': {
      booking: Booking;
      /** Called when the user wants to mark the videographer of an offer as busy. */
      onMakeBusy: (availability_uuid: string) => void;
    };
  }
}
