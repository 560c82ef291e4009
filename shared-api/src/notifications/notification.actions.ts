import {
  api,
  bookingQueries,
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
  bookingQueries.listsOf('needs_me'),
];

/**
 * Marks notifications of the user's, by their ids, as read (S2 §2). A failure is a toast unless it
 * `isSilent`, for what is tried again by itself.
 */
export function useMarkRead({ isSilent = false } = {}) {
  const { uuid: userId } = useCurrentUser();
  return useMutation({
    mutationFn: async (actionIds: readonly string[]) => {
      for (const actionId of actionIds) {
        const params = { path: { userId }, query: { actionId } };
        await api.GET('/actions/{userId}/make-read', { params, fetch: fetchAsWrite });
      }
    },
    meta: { showsOwnError: isSilent, invalidates: counted },
  });
}
