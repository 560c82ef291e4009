import {
  api,
  dataOf,
  type NotificationChoice,
  type PasswordChange,
  type Profile,
  sessionStore,
  signOut,
  t,
} from '@shootline/shared-api';
import { useMutation, useMutationState, useQueryClient } from '@tanstack/react-query';
import { accountQueries } from '../own-pages/account.queries.ts';

/** Changes the user's name, phone and zone, also in the session. The form shows failures. */
export function useUpdateProfile() {
  return useMutation({
    mutationFn: (body: Profile) => dataOf(api.PUT('/account/profile', { body })),
    onSuccess: (user) => sessionStore.getState().update(user),
    meta: { success: t('Profile saved.'), showsOwnError: true },
  });
}

/** Sets the page that the user begins with, by its path; null for home. */
export function useSetFirstPage() {
  return useMutation({
    mutationFn: async (first_page: string | null) => {
      await api.PUT('/account/first-page', { body: { first_page } });
    },
    onSuccess: (_none, first_page) =>
      sessionStore.setState(({ user }) => ({ user: user && { ...user, first_page } })),
    meta: { success: t('First page saved.'), invalidates: [accountQueries.detail().queryKey] },
  });
}

/** Chooses the language of the user's mails. A failure is a toast. */
export function useSetLanguage() {
  return useMutation({
    mutationFn: async (language: string) => {
      await api.PUT('/account/language', { body: { language } });
    },
  });
}

/** Changes the user's password, which ends their other sessions. The form shows failures. */
export function useChangePassword() {
  return useMutation({
    mutationFn: async (body: PasswordChange) => {
      await api.PUT('/account/password', { body });
    },
    meta: {
      success: t('Password changed. Your other sessions have ended.'),
      showsOwnError: true,
      invalidates: [accountQueries.sessions().queryKey],
    },
  });
}

const choosing = ['notification choice'];

/** Sets how the user is notified about a topic. */
export function useSetNotificationChoice() {
  const client = useQueryClient();
  const { queryKey } = accountQueries.notificationChoices();
  return useMutation({
    mutationKey: choosing,
    mutationFn: async (body: NotificationChoice) => {
      await api.PUT('/account/notifications', { body });
    },
    // Saves in order, so the latest choice of a topic wins.
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

/** Ends another session of the user, by its uuid. */
export function useEndSession() {
  return useMutation({
    mutationFn: async (sessionId: string) => {
      await api.DELETE('/account/sessions/{sessionId}', { params: { path: { sessionId } } });
    },
    meta: { success: t('Session ended.'), invalidates: [accountQueries.sessions().queryKey] },
  });
}

/** Ends every session of the user, then signs out here. The dialog shows failures. */
export function useSignOutEverywhere() {
  return useMutation({
    mutationFn: async () => {
      await api.DELETE('/account/sessions');
    },
    onSuccess: signOut,
    meta: { showsOwnError: true },
  });
}
