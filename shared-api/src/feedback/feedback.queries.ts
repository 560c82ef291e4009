import { queryOptions } from '@tanstack/react-query';
import { api, dataOf } from '../client/client.ts';

/** The queries of feedback on shoots. */
export const feedbackQueries = {
  /** The caller's feedback, given and asked for, newest first (S1 §3). Throws `ApiError`. */
  list: () =>
    queryOptions({
      queryKey: ['feedback'],
      queryFn: ({ signal }) => dataOf(api.GET('/feedback', { signal })),
    }),
};
