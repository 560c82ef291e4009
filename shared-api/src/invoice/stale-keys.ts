import { bookingQueries, invoiceQueries, userQueries } from '@shootline/shared-api';

/** The keys of what a change of invoices makes out of date. */
export const staleKeys = () => [
  invoiceQueries.all(),
  bookingQueries.lists(),
  bookingQueries.details(),
  userQueries.notifications(),
];
