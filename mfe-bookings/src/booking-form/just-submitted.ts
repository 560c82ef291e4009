/** Bookings submitted in this page whose confirmation is still to be shown. */
const bookingIds = new Set<string>();

export const justSubmitted = {
  note: (bookingId: string): void => void bookingIds.add(bookingId),
  /** Whether the confirmation is to be shown now; it is shown once. */
  take: (bookingId: string): boolean => bookingIds.delete(bookingId),
};
