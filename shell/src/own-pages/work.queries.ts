import { api, dataOf, type SignedInUser } from '@shootline/shared-api';
import { checkAccess } from '@shootline/shared-api/portal';
import { queryOptions } from '@tanstack/react-query';
import type { RemoteState } from '../remotes/remote-state.ts';

/** Beginning of the keys of the user's waiting work. */
export const workKey = ['work'] as const;

const minute = 60_000;

/** The kinds of work that this portal's areas show to the user, in a lasting order. */
export function workKindsOf(
  remotes: readonly Pick<RemoteState, 'manifest'>[],
  user: SignedInUser,
): string[] {
  const kinds = remotes.flatMap(({ manifest }) =>
    Object.entries(manifest?.inbox ?? {}).flatMap(([kind, access]) =>
      checkAccess(access, user) === 'granted' ? [kind] : [],
    ),
  );
  return kinds.sort();
}

/** The user's waiting work of some kinds. Snoozed work comes back by asking again. */
export const workQueries = {
  list: (kind: string[], snoozed: boolean) =>
    queryOptions({
      queryKey: [...workKey, 'list', { kind, snoozed }],
      queryFn: ({ signal }) =>
        dataOf(api.GET('/work', { params: { query: { kind, snoozed } }, signal })),
      refetchInterval: minute,
    }),

  /** The number of pieces for today; 501 means more than 500. */
  count: (kind: string[]) =>
    queryOptions({
      queryKey: [...workKey, 'count', { kind }],
      queryFn: async ({ signal }) =>
        (await dataOf(api.GET('/work/count', { params: { query: { kind } }, signal }))).count,
      refetchInterval: 5 * minute,
    }),
};
