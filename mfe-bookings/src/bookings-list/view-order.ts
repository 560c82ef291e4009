import type { BookingViewChoice } from '@shootline/shared-api/contract';

const soonestFirst: readonly BookingViewChoice[] = [
  'needs_approval',
  'to_staff',
  'next_14_days',
  'to_complete',
  'upcoming',
];

/** The order of a view of My Bookings; undefined for the server's own. */
export const orderOf = (view: BookingViewChoice) =>
  soonestFirst.includes(view) ? { sortBy: 'date' as const, asc: true } : undefined;
