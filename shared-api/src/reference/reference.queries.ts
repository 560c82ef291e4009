import { queryOptions } from '@tanstack/react-query';
import { api, dataOf } from '../client/client.ts';

/** Option sets and configuration (decisions §5); loaded once per visit. */
export const referenceQueries = {
  all: () =>
    queryOptions({
      queryKey: ['reference-data'],
      staleTime: Infinity,
      gcTime: Infinity,
      queryFn: ({ signal }) => dataOf(api.GET('/reference-data', { signal })),
    }),
};
