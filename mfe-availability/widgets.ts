import type { Booking } from '@shootline/shared-api';

/** The widgets that this remote offers to the others, with their props. */
declare module '@shootline/shared-api/portal' {
  interface Widgets {
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
       * The purpose of the choice: `offer` takes nobody with a hindrance, `assign` takes them after a second
       * confirmation unless it is final, `fee` takes everyone.
       */
      purpose: 'offer' | 'assign' | 'fee';
      /** The videographers to choose from; all when missing. */
      only?: readonly string[] | undefined;
      /** Shown where `only` is nobody. */
      nobodyText?: string | undefined;
      /** The error of the choice, shown with it and announced as its description. */
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
}
