import { api, dataOf, t } from '@shootline/shared-api';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { mailQueries } from './mail.queries.ts';

/** Queues a failed mail again. */
export function useSendMailAgain(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => dataOf(api.POST('/mails/{id}/send-again', { params: { path: { id } } })),
    onSuccess: (queued) => client.setQueryData(mailQueries.detail(id).queryKey, queued),
    meta: { success: t('The email is queued again.'), invalidates: [mailQueries.all()] },
  });
}
