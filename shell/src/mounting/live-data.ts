import { changedQueries, followChanges, sessionStore } from '@shootline/shared-api';
import { hashKey, type InfiniteData, type QueryClient, type QueryKey } from '@tanstack/react-query';

/** Changes that come together are loaded together. */
const gatherMs = 300;
const pollMs = 60_000;
/** A longer list is loaded anew when someone asks for it, not whenever anything of it changes. */
const mostPages = 3;

function pagesOf(data: unknown): number {
  return (data as Partial<InfiniteData<unknown>> | undefined)?.pages?.length ?? 0;
}

function follow(queryClient: QueryClient): () => void {
  const waiting = new Map<string, QueryKey>();
  let gathering: ReturnType<typeof setTimeout> | undefined;
  let polling: ReturnType<typeof setInterval> | undefined;

  function load(): void {
    gathering = undefined;
    for (const queryKey of waiting.values()) {
      void queryClient.invalidateQueries({ queryKey, refetchType: 'none' });
      void queryClient.refetchQueries({
        queryKey,
        type: 'active',
        predicate: ({ state }) => pagesOf(state.data) <= mostPages,
      });
    }
    waiting.clear();
  }
  function note(keys: QueryKey[]): void {
    for (const key of keys) waiting.set(hashKey(key), key);
    gathering ??= setTimeout(load, gatherMs);
  }
  function stopPolling(): void {
    clearInterval(polling);
    polling = undefined;
  }

  const stop = followChanges({
    onChange: (change) => note(changedQueries(change)),
    onReset: () => note(changedQueries()),
    onReady: stopPolling,
    onRefused: () => {
      polling ??= setInterval(() => {
        if (document.visibilityState === 'visible') note(changedQueries());
      }, pollMs);
    },
  });
  return () => {
    stop();
    stopPolling();
    clearTimeout(gathering);
  };
}

/** Keeps what is loaded in step with what others change, for as long as somebody is signed in. */
export function followWhileSignedIn(queryClient: QueryClient): void {
  const isSignedIn = () => sessionStore.getState().user !== null;
  let stop = isSignedIn() ? follow(queryClient) : undefined;
  sessionStore.subscribe((now, before) => {
    if (now.user?.auth_token === before.user?.auth_token) return;
    stop?.();
    stop = now.user ? follow(queryClient) : undefined;
  });
}
