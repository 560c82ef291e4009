import { hubActions, type HubSyncResult, listErrorMessage } from '@shootline/shared-api';
import { toast } from '@shootline/shared-ui';
import {
  type MutationState,
  useMutation,
  useMutationState,
  useQueryClient,
} from '@tanstack/react-query';
import { useEffect } from 'react';

export const syncedText = 'Data is now synched with the hub';

export type SyncRun = MutationState<HubSyncResult, Error, boolean>;

/** What a failed sync says (S2 §8). */
export function syncFailureText(error: Error | null): string {
  return listErrorMessage(error, 'Sorry, something went wrong.');
}

// Dialogs that show how a sync ends, so that no toast needs to.
let shown = 0;

/**
 * The newest sync that runs or whose end has not been seen, whichever dialog started it. It goes on
 * when its dialog is closed, and says by a toast how it ended.
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
  // Whoever has signed out meanwhile took the run with them.
  const isUnseen = () => shown === 0 && client.isMutating({ mutationKey }) > 0;
  const { mutate } = useMutation({
    ...options,
    onSuccess: () => {
      if (isUnseen()) toast.success(syncedText);
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
    /** Forgets how a sync ended. */
    forget: () => {
      const cache = client.getMutationCache();
      for (const known of cache.findAll({ mutationKey })) {
        if (known.state.status !== 'pending') cache.remove(known);
      }
    },
  };
}
