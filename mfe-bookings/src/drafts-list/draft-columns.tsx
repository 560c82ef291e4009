import { bookingColumns } from '../bookings-list/booking-columns.tsx';

/** The columns of My Drafts: those of My Bookings, without sorting by 1, 5 and 6 (S1 §2). */
export const draftColumns = bookingColumns(0).map((column) => {
  const { sortBy, ...plain } = column;
  return column.id === 'state' ? plain : { ...plain, sortBy };
});
