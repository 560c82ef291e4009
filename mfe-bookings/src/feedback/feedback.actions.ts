import { api, dataOf, t } from '@shootline/shared-api';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ownFeedback } from './feedback.queries.ts';

/** The maximum number of requests that one call dismisses. */
const most = 100;

/** Stops asking for this requested feedback, by its ids, for good; it can still be given. */
export function useDismissRequests() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (feedback: string[]) =>
      dataOf(
        api.POST('/feedback/dismiss-requests', { body: { feedback: feedback.slice(0, most) } }),
      ),
    onSuccess: (all) => client.setQueryData(ownFeedback().queryKey, all),
    meta: { success: t('You will not be asked about these again.') },
  });
}
