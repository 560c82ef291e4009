import type { Booking } from '@shootline/shared-api';

/** The props of the widgets that this remote offers to others. */
declare module '@shootline/shared-api/portal' {
  interface Widgets {
    /** A card on a booking's page. */
    'checklist/booking-card': { booking: Booking };
  }
}
