interface BookingNotes {
  note: (bookingId: string) => void;
  has: (bookingId: string) => boolean;
  forget: (bookingId: string) => void;
}

/** A set of booking ids that lives as long as the page; a reload forgets it. */
function bookingNotes(): BookingNotes {
  const bookingIds = new Set<string>();
  return {
    note: (bookingId) => void bookingIds.add(bookingId),
    has: (bookingId) => bookingIds.has(bookingId),
    forget: (bookingId) => void bookingIds.delete(bookingId),
  };
}

/** Bookings submitted in this page whose confirmation has yet to be shown. */
export const justSubmitted = bookingNotes();

/** Bookings created in this page whose form takes over the input of the new booking's form. */
export const justCreated = bookingNotes();
