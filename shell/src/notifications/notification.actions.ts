import {
  api,
  bookingKeys,
  dataOf,
  fetchAsWrite,
  listQueries,
  useCurrentUser,
  userQueries,
} from '@shootline/shared-api';
import { useMutation } from '@tanstack/react-query';

/** What counts unread notifications, or lists what needs the user by them. */
const counted = [
  userQueries.notifications(),
  listQueries.views('bookings').queryKey,
  bookingKeys.listsOf('needs_me'),
];

/** Marks a notification of the user's, by its id, as read (S2 §2). A failure is a toast. */
export function useMarkRead() {
  const { uuid: userId } = useCurrentUser();
  return useMutation({
    mutationFn: async (actionId: string) => {
      const params = { path: { userId }, query: { actionId } };
      await api.GET('/actions/{userId}/make-read', { params, fetch: fetchAsWrite });
    },
    meta: { invalidates: counted },
  });
}

/** Marks the user's notifications as read that were created until an ISO 8601 instant. */
export function useMarkAllRead() {
  const { uuid: userId } = useCurrentUser();
  return useMutation({
    mutationFn: (until: string) =>
      dataOf(
        api.PUT('/actions/{userId}/make-all-read', {
          params: { path: { userId } },
          body: { until },
        }),
      ),
    meta: { invalidates: counted },
  });
}
