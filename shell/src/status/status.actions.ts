import { api, type FailedJob, t } from '@shootline/shared-api';
import type { RemoteVersionHealth } from '@shootline/shared-api/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { mailQueries } from '../mails/mail.queries.ts';
import { statusQueries } from './status.queries.ts';

/** Runs a failed job again. */
export function useRetryJob({ uuid: id, last_attempt }: FailedJob, onRetried: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async () => {
      // Reused when the button is pressed again; new once the job has failed again.
      const header = { 'Idempotency-Key': `${id} ${last_attempt}` };
      await api.POST('/jobs/{id}/retry', { params: { path: { id }, header } });
    },
    onSuccess: onRetried,
    // A job that another admin has retried is gone from the list too.
    onError: () => client.invalidateQueries({ queryKey: statusQueries.all() }),
    meta: {
      success: t('The job runs again.'),
      invalidates: [statusQueries.all(), mailQueries.all()],
    },
  });
}

/** Dismisses the failures of a version of a remote. */
export function useDismissFailures(
  { remote, version }: RemoteVersionHealth,
  onDismissed: () => void,
) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async () => {
      await api.DELETE('/remotes/failures/{remote}/{version}', {
        params: { path: { remote, version } },
      });
    },
    onSuccess: onDismissed,
    // Failures that another admin has dismissed are gone from the list too.
    onError: () => client.invalidateQueries({ queryKey: statusQueries.all() }),
    meta: { success: t('Failures dismissed.'), invalidates: [statusQueries.all()] },
  });
}
