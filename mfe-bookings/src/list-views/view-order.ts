import type { BookingViewChoice } from '@shootline/shared-api/contract';

const soonestFirst: readonly BookingViewChoice[] = [
  'needs_approval',
  'to_staff',
  'next_14_days',
  'to_complete',
  'upcoming',
];

/** A view's sort order in My Bookings; undefined for the server's default. */
export const orderOf = (view: BookingViewChoice) =>
  soonestFirst.includes(view) ? { sortBy: 'date' as const, asc: true } : undefined;
