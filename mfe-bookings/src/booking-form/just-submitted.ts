const bookingIds = new Set<string>();

/** Bookings submitted in this page whose confirmation is still to be shown; a reload forgets them. */
export const justSubmitted = {
  note: (bookingId: string): void => void bookingIds.add(bookingId),
  has: (bookingId: string): boolean => bookingIds.has(bookingId),
  forget: (bookingId: string): void => void bookingIds.delete(bookingId),
};
