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

/** The keys of the queries that a change makes stale; without a change, of all that any change could. */
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
  // For clients, the view 'Needs me' depends on their feedback and unread comments.
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
        // Each takes several requests; other bookings' candidates are reloaded when opened.
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
