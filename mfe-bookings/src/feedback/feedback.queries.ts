import { api, dataOf, feedbackKeys } from '@shootline/shared-api';
import { queryOptions } from '@tanstack/react-query';

/** The user's feedback, given and requested, newest first. Throws `ApiError`. */
export const ownFeedback = () =>
  queryOptions({
    queryKey: feedbackKeys.all(),
    queryFn: ({ signal }) => dataOf(api.GET('/feedback', { signal })),
  });
