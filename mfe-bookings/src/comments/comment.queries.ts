import { api, bookingKeys, dataOf, type UserAction, userQueries } from '@shootline/shared-api';
import { queryOptions } from '@tanstack/react-query';

/** The queries of the comments on a booking. */
export const commentQueries = {
  /** A comment thread, oldest comment first. */
  thread: (threadId: string) =>
    queryOptions({
      queryKey: [...bookingKeys.threads(), threadId],
      queryFn: ({ signal }) =>
        dataOf(api.GET('/booking/comments/{threadId}', { params: { path: { threadId } }, signal })),
    }),

  /** The user's unread notifications of a booking, newest first. */
  unreadNotifications: (booking: string) =>
    queryOptions({
      queryKey: [...userQueries.notifications(), booking],
      queryFn: async ({ signal }) => {
        const unread: UserAction[] = [];
        for (let isLast = false; !isLast;) {
          const query = { booking, unread: true, offset: unread.length };
          const { results, next } = await dataOf(
            api.GET('/actions', { params: { query }, signal }),
          );
          unread.push(...results);
          isLast = next === null || results.length === 0;
        }
        return unread;
      },
    }),
};
