import { api, dataOf, userQueries } from '@shootline/shared-api';
import { queryOptions } from '@tanstack/react-query';

/** The number of the user's unread notifications; 10001 means more than 10000. */
export const unreadCount = () =>
  queryOptions({
    queryKey: [...userQueries.notifications(), 'unread-count'],
    queryFn: async ({ signal }) => {
      const params = { query: { unread: true } };
      return (await dataOf(api.GET('/actions', { params, signal }))).count;
    },
  });
