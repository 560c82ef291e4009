import { api, dataOf } from '@shootline/shared-api';
import { queryOptions } from '@tanstack/react-query';

/** The queries of the caller's own account. */
export const accountQueries = {
  all: () => ['account'] as const,

  /**
   * Whether they have a password, and whether the hub keeps their name. Throws `ApiError`.
   */
  detail: () =>
    queryOptions({
      queryKey: [...accountQueries.all(), 'detail'],
      queryFn: ({ signal }) => dataOf(api.GET('/account', { signal })),
    }),

  /** How they are told of each topic that concerns their role. Throws `ApiError`. */
  notificationChoices: () =>
    queryOptions({
      queryKey: [...accountQueries.all(), 'notification choices'],
      queryFn: ({ signal }) => dataOf(api.GET('/account/notifications', { signal })),
    }),

  /** Where they are signed in, latest use first. Throws `ApiError`. */
  sessions: () =>
    queryOptions({
      queryKey: [...accountQueries.all(), 'sessions'],
      queryFn: ({ signal }) => dataOf(api.GET('/account/sessions', { signal })),
    }),
};
