import { isLongList, lazyModule } from '@shootline/shared-api';
import type { Query, QueryClient } from '@tanstack/react-query';
import type { ChangedBookings } from './renew-list.ts';

const renewal = lazyModule(() => import('./renew-list.ts'));

/** Replaces the changed rows of long lists in place, one list after the other. */
export async function renewLists(
  client: QueryClient,
  lists: readonly Query[],
  changed?: ChangedBookings,
): Promise<void> {
  if (lists.length === 0) return;
  const { renewList } = await renewal.loadWithRetries();
  for (const list of lists) await renewList(client, list, changed);
}

/** Renews a long list that became stale off screen when it is shown again. */
export function renewListsOnReturn(client: QueryClient): void {
  client.getQueryCache().subscribe(({ type, query }) => {
    if (type !== 'observerAdded') return;
    if (query.state.isInvalidated && isLongList(query)) void renewLists(client, [query]);
  });
}
