import {
  api,
  dataOf,
  type PasswordChange,
  type Profile,
  sessionStore,
  signOut,
} from '@shootline/shared-api';
import { useMutation } from '@tanstack/react-query';
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
