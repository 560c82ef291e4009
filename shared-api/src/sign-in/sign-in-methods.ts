import { queryOptions } from '@tanstack/react-query';
import { api, dataOf } from '../client/client.ts';

/** Sign-in methods besides the password: the hub's sign-in page, or null. Throws `ApiError`. */
export const signInMethods = () =>
  queryOptions({
    queryKey: ['sign-in-methods'],
    staleTime: Infinity,
    queryFn: ({ signal }) => dataOf(api.GET('/auth/methods', { signal })),
  });
