import { isLongList, sessionStore, type Change } from '@shootline/shared-api';
import { hashKey, type QueryClient, type QueryKey } from '@tanstack/react-query';
import { staleKeysOf } from '../contributions/stale-keys.ts';
import { workKey } from '../own-pages/work.queries.ts';
import type { Services } from '../registry/services.ts';
import type { RegistryState } from '../remotes/remote-state.ts';
import { announce } from './change-listeners.ts';
import { followChanges } from './follow-changes.ts';
import { renewLists, renewListsOnReturn } from './long-lists.ts';
import type { ChangedBookings } from './renew-list.ts';

/** Changes that arrive within this time are loaded together. */
const gatherMs = 300;
const pollMs = 60_000;

/** Changes not loaded yet; without `bookings` any booking may have changed. */
interface PendingChanges {
  keys: Map<string, QueryKey>;
  bookings?: Map<string, 'changed' | 'gone'>;
}

const noChanges = (): PendingChanges => ({ keys: new Map(), bookings: new Map() });

/** Reloads the queries on screen. Of long lists, on screen or not, only changed rows are reloaded. */
async function reload(queryClient: QueryClient, keys: QueryKey[], bookings?: ChangedBookings) {
  const longLists = keys.flatMap((queryKey) =>
    queryClient.getQueryCache().findAll({
      queryKey,
      type: bookings ? 'all' : 'active',
      predicate: isLongList,
    }),
  );
  for (const queryKey of keys) {
    void queryClient.invalidateQueries({ queryKey, refetchType: 'none' });
    void queryClient.refetchQueries({
      queryKey,
      type: 'active',
      predicate: (query) => !isLongList(query),
    });
  }
  await renewLists(queryClient, [...new Set(longLists)], bookings);
}

function follow(
  { queryClient, registry }: Services,
  loadedSince: number,
  onLost: () => void,
): () => void {
  let pending = noChanges();
  /** Remotes whose declaration was unknown during a change. */
  const uninformed = new Set<string>();
  let gathering: ReturnType<typeof setTimeout> | undefined;
  let polling: ReturnType<typeof setInterval> | undefined;

  async function reloadPending(): Promise<void> {
    const { keys, bookings } = pending;
    pending = noChanges();
    await reload(queryClient, [...keys.values()], bookings);
    gathering = undefined;
    gather();
  }
  function gather(): void {
    if (pending.keys.size === 0) return;
    gathering ??= setTimeout(() => void reloadPending(), gatherMs);
  }
  function note(change?: Change): void {
    announce(change);
    const { remotes } = registry.store.getState();
    for (const { name, manifest } of remotes) if (!manifest) uninformed.add(name);
    // Any change may bring or settle work.
    add([...staleKeysOf(remotes, change), workKey], change);
  }
  function add(keys: QueryKey[], change?: Change): void {
    for (const key of keys) pending.keys.set(hashKey(key), key);
    if (change) {
      pending.bookings?.set(change.booking_uuid, change.kind === 'gone' ? 'gone' : 'changed');
    } else {
      delete pending.bookings;
    }
    gather();
  }
  /** Treats a change that a remote missed as any change, once its declaration is known. */
  function catchUp({ remotes }: RegistryState): void {
    const informed = remotes.filter(({ name, manifest }) => manifest && uninformed.delete(name));
    if (informed.length > 0) add(staleKeysOf(informed));
  }
  function stopPolling(): void {
    clearInterval(polling);
    polling = undefined;
  }

  const listener = {
    onChange: note,
    onReset: note,
    onReady: stopPolling,
    onRefused: () => {
      polling ??= setInterval(() => {
        if (document.visibilityState === 'visible') note();
      }, pollMs);
    },
    onLost,
  };
  const stop = followChanges(listener, loadedSince);
  // Any step of the user may have settled some of their work.
  const stopCounting = queryClient.getMutationCache().subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'success') {
      pending.keys.set(hashKey(workKey), workKey);
      gather();
    }
  });
  const stopCatchingUp = registry.store.subscribe(catchUp);
  return () => {
    stop();
    stopCounting();
    stopCatchingUp();
    stopPolling();
    clearTimeout(gathering);
    pending = noChanges();
  };
}

/**
 * Keeps loaded data up to date with others' changes while somebody is signed in. Calls back when the stream
 * of changes is lost, perhaps because the server is away.
 */
export function followWhileSignedIn(services: Services, onLost: () => void): void {
  renewListsOnReturn(services.queryClient);
  const isSignedIn = () => sessionStore.getState().user !== null;
  // The page and its data began to load before this code.
  let stop = isSignedIn() ? follow(services, 0, onLost) : undefined;
  sessionStore.subscribe((now, before) => {
    if (now.user?.uuid === before.user?.uuid) return;
    stop?.();
    stop = now.user ? follow(services, performance.now(), onLost) : undefined;
  });
}
