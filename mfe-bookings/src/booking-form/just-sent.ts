interface BookingNotes {
  note: (bookingId: string) => void;
  has: (bookingId: string) => boolean;
  forget: (bookingId: string) => void;
}

/** Notes about bookings that live as long as the page; a reload forgets them. */
function bookingNotes(): BookingNotes {
  const bookingIds = new Set<string>();
  return {
    note: (bookingId) => void bookingIds.add(bookingId),
    has: (bookingId) => bookingIds.has(bookingId),
    forget: (bookingId) => void bookingIds.delete(bookingId),
  };
}

/** Bookings submitted in this page whose confirmation is still to be shown. */
export const justSubmitted = bookingNotes();

/** Bookings created in this page whose form goes on with what was typed into that of the new one. */
export const justCreated = bookingNotes();
