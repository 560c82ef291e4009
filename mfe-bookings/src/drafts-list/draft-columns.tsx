import { plainColumns } from '../bookings-list/booking-columns.tsx';

/** The columns of My Drafts: those of My Bookings, with columns 1, 5 and 6 unsortable (S1 §2). */
export const draftColumns = plainColumns.map((column) => {
  const { sortBy, ...plain } = column;
  return column.id === 'state' ? plain : { ...plain, sortBy };
});
