import {
  api,
  dataOf,
  type NotificationChoice,
  type PasswordChange,
  type Profile,
  sessionStore,
  signOut,
} from '@shootline/shared-api';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { accountQueries } from './account.queries.ts';

/** Changes the caller's name, phone and zone, also in the session. The form shows failures. */
export function useUpdateProfile() {
  return useMutation({
    mutationFn: (body: Profile) => dataOf(api.PUT('/account/profile', { body })),
    onSuccess: (user) => sessionStore.getState().update(user),
    meta: { success: 'Profile saved.', showsOwnError: true },
  });
}

/** Changes the caller's password, which ends their other sessions. The form shows failures. */
export function useChangePassword() {
  return useMutation({
    mutationFn: async (body: PasswordChange) => {
      await api.PUT('/account/password', { body });
    },
    meta: {
      success: 'Password changed. Your other sessions have ended.',
      showsOwnError: true,
      invalidates: [accountQueries.sessions().queryKey],
    },
  });
}

/** Chooses how the caller is told of a topic: shown at once, and taken back with a toast if it fails. */
export function useSetNotificationChoice() {
  const client = useQueryClient();
  const { queryKey } = accountQueries.notificationChoices();
  return useMutation({
    mutationFn: async (body: NotificationChoice) => {
      await api.PUT('/account/notifications', { body });
    },
    // One after the other, so that the latest choice of a topic is kept.
    scope: { id: 'notification choices' },
    onMutate: async (choice) => {
      // An answer on its way has the choice as it was.
      await client.cancelQueries({ queryKey });
      client.setQueryData(queryKey, (choices) =>
        choices?.map((other) => (other.topic === choice.topic ? choice : other)),
      );
    },
    onSettled: () => void client.invalidateQueries({ queryKey }),
  });
}

/** Ends another session of the caller, by its uuid. */
export function useEndSession() {
  return useMutation({
    mutationFn: async (sessionId: string) => {
      await api.DELETE('/account/sessions/{sessionId}', { params: { path: { sessionId } } });
    },
    meta: { success: 'Session ended.', invalidates: [accountQueries.sessions().queryKey] },
  });
}

/** Ends every session of the caller, and then the one here. Its dialog shows failures. */
export function useSignOutEverywhere() {
  return useMutation({
    mutationFn: async () => {
      await api.DELETE('/account/sessions');
    },
    onSuccess: signOut,
    meta: { showsOwnError: true },
  });
}
