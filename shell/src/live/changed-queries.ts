import {
  availabilityKeys,
  bookingKeys,
  feedbackKeys,
  invoiceKeys,
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
      bookingKeys.all(),
      feedbackKeys.all(),
      invoiceKeys.all(),
      userQueries.notifications(),
    ];
  }
  // What needs a client depends on their feedback, and on the comments that they have not read.
  const needsMe = [listQueries.views('bookings').queryKey, bookingKeys.listsOf('needs_me')];
  const detail = bookingKeys.detail(change.booking_uuid);
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
        bookingKeys.lists(),
        detail,
      ];
    case 'invoices':
      return [invoiceKeys.all(), bookingKeys.lists(), detail];
    case 'comments':
      return [bookingKeys.threads()];
    case 'notifications':
      return [userQueries.notifications(), ...needsMe];
    case 'feedback':
      return [feedbackKeys.all(), ...needsMe];
  }
}
