import { api, dataOf, userQueries } from '@shootline/shared-api';
import { queryOptions } from '@tanstack/react-query';

/** How many of the user's notifications are unread; 10001 stands for more than 10000 (S2 §2). */
export const unreadCount = () =>
  queryOptions({
    queryKey: [...userQueries.notifications(), 'unread-count'],
    queryFn: async ({ signal }) => {
      const params = { query: { unread: true } };
      return (await dataOf(api.GET('/actions', { params, signal }))).count;
    },
  });
