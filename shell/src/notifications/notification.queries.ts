import { api, dataOf, pagedListOptions, type UserAction, userQueries } from '@shootline/shared-api';

export const notificationQueries = {
  /** Pages of the user's notifications, unread ones first, then newest first. Throws `ApiError`. */
  list: () =>
    pagedListOptions<UserAction>({
      queryKey: [...userQueries.notifications(), 'list', {}],
      isReloadedWhole: true,
      page: (offset, signal) =>
        dataOf(api.GET('/actions', { params: { query: { offset } }, signal })),
    }),
};
