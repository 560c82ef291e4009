import { queryOptions } from '@tanstack/react-query';
import { api, dataOf } from '../client/client.ts';

/** How users may sign in besides their password: the hub's page for it, or null. Throws `ApiError`. */
export const signInMethods = () =>
  queryOptions({
    queryKey: ['sign-in-methods'],
    staleTime: Infinity,
    queryFn: ({ signal }) => dataOf(api.GET('/auth/methods', { signal })),
  });
