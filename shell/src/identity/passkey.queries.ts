import { api, dataOf } from '@shootline/shared-api';
import { queryOptions } from '@tanstack/react-query';

/** The queries of the user's passkeys. */
export const passkeyQueries = {
  /** The passkeys, in the order in which they were added. Throws `ApiError`. */
  list: () =>
    queryOptions({
      queryKey: ['account', 'passkeys'],
      queryFn: ({ signal }) => dataOf(api.GET('/account/passkeys', { signal })),
    }),
};
