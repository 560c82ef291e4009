import { api, dataOf } from '@shootline/shared-api';
import { queryOptions } from '@tanstack/react-query';

/** The queries of the user's own account. */
export const accountQueries = {
  all: () => ['account'] as const,

  /** Whether the user has a password, and whether the hub keeps their name. Throws `ApiError`. */
  detail: () =>
    queryOptions({
      queryKey: [...accountQueries.all(), 'detail'],
      queryFn: ({ signal }) => dataOf(api.GET('/account', { signal })),
    }),

  /** The notification settings for each topic that concerns the user's role. Throws `ApiError`. */
  notificationChoices: () =>
    queryOptions({
      queryKey: [...accountQueries.all(), 'notification choices'],
      queryFn: ({ signal }) => dataOf(api.GET('/account/notifications', { signal })),
    }),

  /** The user's sessions, latest use first. Throws `ApiError`. */
  sessions: () =>
    queryOptions({
      queryKey: [...accountQueries.all(), 'sessions'],
      queryFn: ({ signal }) => dataOf(api.GET('/account/sessions', { signal })),
    }),
};
