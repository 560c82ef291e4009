import type { BookingView } from '../contract/index.ts';

/**
 * Keys of the bookings' queries. Each area keeps its own calls; the keys of all areas are here, so a change
 * in one area can refresh the others.
 */
export const bookingKeys = {
  all: () => ['booking'] as const,

  /** Every list of bookings, with any filters. */
  lists: () => [...bookingKeys.all(), 'list'] as const,

  /** The lists of one view, with any other filters. */
  listsOf: (view: BookingView) => [...bookingKeys.lists(), { view }] as const,

  /** The views of bookings with their counts. */
  views: () => [...bookingKeys.lists(), 'views'] as const,

  details: () => [...bookingKeys.all(), 'detail'] as const,
  detail: (id: string) => [...bookingKeys.details(), id] as const,

  /** Every thread of comments. */
  threads: () => [...bookingKeys.all(), 'thread'] as const,
};

/** Keys of the invoices' queries. */
export const invoiceKeys = {
  all: () => ['invoice'] as const,

  /** Every list of invoices, with any filters. */
  lists: () => [...invoiceKeys.all(), 'list'] as const,

  detail: (id: string) => [...invoiceKeys.all(), 'detail', id] as const,
};

/** Key of the queries of feedback. */
export const feedbackKeys = { all: () => ['feedback'] as const };

/** Keys of the offers' and calendars' queries. */
export const availabilityKeys = {
  all: () => ['availability'] as const,
  lists: () => [...availabilityKeys.all(), 'list'] as const,
  details: () => [...availabilityKeys.all(), 'detail'] as const,
  candidates: () => [...availabilityKeys.all(), 'candidates'] as const,
  candidatesFor: (booking: string) => [...availabilityKeys.candidates(), booking] as const,
  calendars: () => [...availabilityKeys.all(), 'calendar'] as const,
};
