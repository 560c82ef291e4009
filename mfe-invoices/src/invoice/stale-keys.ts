import { bookingKeys, invoiceKeys, userQueries } from '@shootline/shared-api';

/** The keys of what a change of invoices makes out of date. */
export const staleKeys = () => [
  invoiceKeys.all(),
  bookingKeys.lists(),
  bookingKeys.details(),
  userQueries.notifications(),
];
