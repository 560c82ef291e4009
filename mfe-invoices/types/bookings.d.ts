// Published by the remote; copies are written by commands.
/** The props of the widgets that this remote offers to others. */
declare module '@shootline/shared-api/portal' {
  interface Widgets {
    /** A booking to read: its facts, brief, prices and history, without title, frame and actions. */
    'bookings/booking-view': { booking_uuid: string };
  }
}

export {};
