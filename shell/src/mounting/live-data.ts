import { isLongList, sessionStore } from '@shootline/shared-api';
import {
  changedQueries,
  followChanges,
  renewList,
  type ChangedBookings,
} from '@shootline/shared-api/events';
import type { Change } from '@shootline/shared-api/contract';
import { hashKey, type QueryClient, type QueryKey } from '@tanstack/react-query';

/** Changes that come together are loaded together. */
const gatherMs = 300;
const pollMs = 60_000;

/** What has changed since it was last loaded; without `bookings` it may be any. */
interface Changes {
  keys: Map<string, QueryKey>;
  bookings?: Map<string, 'changed' | 'gone'>;
}

const none = (): Changes => ({ keys: new Map(), bookings: new Map() });

/** Loads anew what is on screen; of long lists, on screen or not, the rows that have changed. */
async function load(queryClient: QueryClient, keys: QueryKey[], bookings?: ChangedBookings) {
  const longLists = keys.flatMap((queryKey) =>
    queryClient.getQueryCache().findAll({
      queryKey,
      type: bookings ? 'all' : 'active',
      predicate: ({ state }) => isLongList(state.data),
    }),
  );
  for (const queryKey of keys) {
    void queryClient.invalidateQueries({ queryKey, refetchType: 'none' });
    void queryClient.refetchQueries({
      queryKey,
      type: 'active',
      predicate: ({ state }) => !isLongList(state.data),
    });
  }
  for (const list of new Set(longLists)) await renewList(queryClient, list, bookings);
}

function follow(queryClient: QueryClient): () => void {
  let waiting = none();
  let gathering: ReturnType<typeof setTimeout> | undefined;
  let polling: ReturnType<typeof setInterval> | undefined;

  async function loadWaiting(): Promise<void> {
    const { keys, bookings } = waiting;
    waiting = none();
    await load(queryClient, [...keys.values()], bookings);
    gathering = undefined;
    gather();
  }
  function gather(): void {
    if (waiting.keys.size === 0) return;
    gathering ??= setTimeout(() => void loadWaiting(), gatherMs);
  }
  function note(change?: Change): void {
    for (const key of changedQueries(change)) waiting.keys.set(hashKey(key), key);
    if (change) {
      waiting.bookings?.set(change.booking_uuid, change.kind === 'gone' ? 'gone' : 'changed');
    } else {
      delete waiting.bookings;
    }
    gather();
  }
  function stopPolling(): void {
    clearInterval(polling);
    polling = undefined;
  }

  const stop = followChanges({
    onChange: note,
    onReset: note,
    onReady: stopPolling,
    onRefused: () => {
      polling ??= setInterval(() => {
        if (document.visibilityState === 'visible') note();
      }, pollMs);
    },
  });
  return () => {
    stop();
    stopPolling();
    clearTimeout(gathering);
    waiting = none();
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
