import {
  api,
  bookingQueries,
  commentVerbs,
  fetchAsWrite,
  listQueries,
  useCurrentUser,
  userQueries,
} from '@shootline/shared-api';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';

/** Marks notifications of the user's as read, and reloads what counts unread ones. */
function useMarkRead() {
  const { uuid: userId } = useCurrentUser();
  return useMutation({
    mutationFn: async (actionIds: string[]) => {
      for (const actionId of actionIds) {
        const params = { path: { userId }, query: { actionId } };
        await api.GET('/actions/{userId}/make-read', { params, fetch: fetchAsWrite });
      }
    },
    meta: {
      showsOwnError: true,
      invalidates: [
        userQueries.notifications(),
        listQueries.views('bookings').queryKey,
        bookingQueries.listsOf('needs_me'),
      ],
    },
  });
}

interface ShownThread {
  bookingId: string;
  type: keyof typeof commentVerbs;
  isShown: boolean;
}

/**
 * Marks the user's notifications of comments in a booking's thread as read while it is shown. A failure
 * is silent; the next showing tries again.
 */
export function useReadComments({ bookingId, type, isShown }: ShownThread): void {
  const { mutate: markRead } = useMarkRead();
  const { data: unread = '' } = useQuery({
    ...userQueries.unreadNotifications(bookingId),
    enabled: isShown,
    select: (notifications) =>
      notifications
        .filter(({ verb }) => verb === commentVerbs[type])
        .map(({ uuid }) => uuid)
        .join(),
  });
  useEffect(() => {
    if (isShown && unread) markRead(unread.split(','));
  }, [isShown, unread, markRead]);
}
