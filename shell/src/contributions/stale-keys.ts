import { type Change, userQueries } from '@shootline/shared-api';
import { type PublishedRefresh, staleKeys } from '@shootline/shared-api/portal';
import type { QueryKey } from '@tanstack/react-query';
import type { RemoteState } from '../remotes/remote-state.ts';

/** Queries of the shell's own pages. */
const own: PublishedRefresh[] = [
  { changes: ['notifications'], keys: [userQueries.notifications()] },
];

/**
 * Keys of the queries that a change makes stale, as the shell and these remotes declare it; without a
 * change those that any change could make stale.
 */
export function staleKeysOf(
  remotes: readonly Pick<RemoteState, 'manifest'>[],
  change?: Partial<Change>,
): QueryKey[] {
  const declared = remotes.flatMap(({ manifest }) => manifest?.refreshes ?? []);
  return staleKeys([...own, ...declared], change);
}
