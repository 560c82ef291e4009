import {
  api,
  dataOf,
  type NotificationChoice,
  type PasswordChange,
  type Profile,
  sessionStore,
  signOut,
} from '@shootline/shared-api';
import { useMutation, useMutationState, useQueryClient } from '@tanstack/react-query';
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

const choosing = ['notification choice'];

/** Chooses how the caller is told of a topic. */
export function useSetNotificationChoice() {
  const client = useQueryClient();
  const { queryKey } = accountQueries.notificationChoices();
  return useMutation({
    mutationKey: choosing,
    mutationFn: async (body: NotificationChoice) => {
      await api.PUT('/account/notifications', { body });
    },
    // One after the other, so that the latest choice of a topic is kept.
    scope: { id: 'notification choices' },
    onSuccess: (_none, choice) =>
      client.setQueryData(queryKey, (choices) =>
        choices?.map((other) => (other.topic === choice.topic ? choice : other)),
      ),
    onSettled: () => void client.invalidateQueries({ queryKey }),
  });
}

/** The choices of `useSetNotificationChoice` that are being saved, oldest first. */
export function useChoicesBeingSaved(): NotificationChoice[] {
  return useMutationState({
    filters: { mutationKey: choosing, status: 'pending' },
    select: ({ state }) => state.variables as NotificationChoice,
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
