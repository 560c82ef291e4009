import { type HubSyncResult, listErrorMessage, t } from '@shootline/shared-api';
import { toast } from '@shootline/shared-ui';
import {
  type MutationState,
  useMutation,
  useMutationState,
  useQueryClient,
} from '@tanstack/react-query';
import { useEffect } from 'react';
import { hubActions } from './hub.actions.ts';

export const syncedText = t('Data is now synched with the hub');

export type SyncRun = MutationState<HubSyncResult, Error, boolean>;

/** Says how many of the hub's users a sync left out. */
export function leftOutText(count: number): string {
  return t(
    '{count, plural, one {# user of the hub was left out.} other {# users of the hub were left out.}}',
    { count },
  );
}

/** The message of a failed sync. */
export function syncFailureText(error: Error | null): string {
  return listErrorMessage(error, t('Sorry, something went wrong.'));
}

// Number of open dialogs, which show the result instead of a toast.
let shown = 0;

/**
 * The latest sync that is running or has an unseen result, whichever dialog started it. It continues when
 * its dialog is closed, and then shows its result as a toast.
 */
export function useHubSync() {
  const client = useQueryClient();
  const options = hubActions.sync();
  const { mutationKey } = options;
  useEffect(() => {
    shown += 1;
    return () => {
      shown -= 1;
    };
  }, []);
  // After signing out, the run is no longer there.
  const isUnseen = () => shown === 0 && client.isMutating({ mutationKey }) > 0;
  const { mutate } = useMutation({
    ...options,
    onSuccess: ({ not_linked: { length } }) => {
      if (!isUnseen()) return;
      if (length === 0) toast.success(syncedText);
      else toast.warning(`${syncedText}. ${leftOutText(length)}`);
    },
    onError: (error) => {
      if (isUnseen()) toast.warning(syncFailureText(error));
    },
  });
  const runs = useMutationState({
    filters: { mutationKey },
    select: ({ state }) => state as SyncRun,
  });
  return {
    run: runs.at(-1),
    start: mutate,
    /** Clears the result of a finished sync. */
    forget: () => {
      const cache = client.getMutationCache();
      for (const run of cache.findAll({ mutationKey })) {
        if (run.state.status !== 'pending') cache.remove(run);
      }
    },
  };
}
