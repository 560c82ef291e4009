import { api, dataOf, fetchAsWrite, useCurrentUser } from '@shootline/shared-api';
import { useMutation } from '@tanstack/react-query';
import { staleKeysOf } from '../contributions/stale-keys.ts';
import { portal } from '../own-pages/portal-of-pages.ts';

/** The queries that depend on unread notifications: their count, and what remotes declare. */
const counted = () =>
  staleKeysOf(portal.areas?.store.getState().remotes ?? [], { kind: 'notifications' });

/** Marks one of the user's notifications as read, by its id. Failures are toasts. */
export function useMarkRead() {
  const { uuid: userId } = useCurrentUser();
  return useMutation({
    mutationFn: async (actionId: string) => {
      const params = { path: { userId }, query: { actionId } };
      await api.GET('/actions/{userId}/make-read', { params, fetch: fetchAsWrite });
    },
    meta: { invalidates: counted() },
  });
}

/** Marks the user's notifications up to an ISO 8601 instant as read. */
export function useMarkAllRead() {
  const { uuid: userId } = useCurrentUser();
  return useMutation({
    mutationFn: (until: string) =>
      dataOf(
        api.PUT('/actions/{userId}/make-all-read', {
          params: { path: { userId } },
          body: { until },
        }),
      ),
    meta: { invalidates: counted() },
  });
}
