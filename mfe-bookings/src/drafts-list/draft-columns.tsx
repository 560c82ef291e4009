import { bookingColumns } from '../bookings-list/booking-columns.tsx';

/** The columns of My Drafts: those of My Bookings, of which 1, 5 and 6 do not sort (S1 §2). */
export const draftColumns = bookingColumns(0).map((column) => {
  const { sortBy, ...plain } = column;
  return column.id === 'state' ? plain : { ...plain, sortBy };
});
