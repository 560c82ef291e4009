import {
  availabilityKeys,
  bookingQueries,
  feedbackQueries,
  invoiceQueries,
  listQueries,
  userQueries,
  type Change,
} from '@shootline/shared-api';
import type { QueryKey } from '@tanstack/react-query';

/** Keys of the queries that a change makes out of date; without a change, of all that any could. */
export function changedQueries(change?: Change): QueryKey[] {
  if (!change) {
    return [
      availabilityKeys.all(),
      bookingQueries.all(),
      feedbackQueries.list().queryKey,
      invoiceQueries.all(),
      userQueries.notifications(),
    ];
  }
  // What needs a client depends on their feedback, and on the comments that they have not read.
  const needsMe = [listQueries.views('bookings').queryKey, bookingQueries.listsOf('needs_me')];
  const detail = bookingQueries.detail(change.booking_uuid).queryKey;
  switch (change.kind) {
    case 'booking':
    case 'gone':
    case 'availabilities':
      return [
        availabilityKeys.lists(),
        availabilityKeys.details(),
        availabilityKeys.calendars(),
        // Each takes several calls; those for other bookings are loaded anew when they are opened.
        availabilityKeys.candidatesFor(change.booking_uuid),
        bookingQueries.lists(),
        detail,
      ];
    case 'invoices':
      return [invoiceQueries.all(), bookingQueries.lists(), detail];
    case 'comments':
      return [bookingQueries.threads()];
    case 'notifications':
      return [userQueries.notifications(), ...needsMe];
    case 'feedback':
      return [feedbackQueries.list().queryKey, ...needsMe];
  }
}
