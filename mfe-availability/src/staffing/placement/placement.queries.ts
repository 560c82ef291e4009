import { api, bookingKeys, dataOf } from '@shootline/shared-api';
import { queryOptions } from '@tanstack/react-query';

/** The whole booking, under the key that all areas share. */
export const placementQueries = {
  booking: (id: string) =>
    queryOptions({
      queryKey: bookingKeys.detail(id),
      queryFn: ({ signal }) =>
        dataOf(api.GET('/booking/{id}', { params: { path: { id } }, signal })),
    }),
};
