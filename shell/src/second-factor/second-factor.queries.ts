import { api, dataOf } from '@shootline/shared-api';
import { queryOptions } from '@tanstack/react-query';

/** The queries of the user's second factor. */
export const secondFactorQueries = {
  /** Whether it is on, and whether the workspace requires it. Throws `ApiError`. */
  detail: () =>
    queryOptions({
      queryKey: ['account', 'second factor'],
      queryFn: ({ signal }) => dataOf(api.GET('/account/second-factor', { signal })),
    }),
};
