import { bookingKeys, invoiceKeys, userQueries } from '@shootline/shared-api';

/** The keys of the queries that a change of invoices makes stale. */
export const staleKeys = () => [
  invoiceKeys.all(),
  bookingKeys.lists(),
  bookingKeys.details(),
  userQueries.notifications(),
];
