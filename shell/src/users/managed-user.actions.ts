import { api, dataOf, userQueries, t } from '@shootline/shared-api';
import type { HubLink, UserInvitation, UserRights } from '@shootline/shared-api/contract';
import { useMutation } from '@tanstack/react-query';
import { managedUserQueries } from './managed-user.queries.ts';

// Users also appear in other lists to choose from.
const invalidates = [managedUserQueries.all(), userQueries.all()];

/** Adds a user and mails them an invitation. The form shows failures. */
export function useInviteUser() {
  return useMutation({
    mutationFn: (body: UserInvitation) => dataOf(api.POST('/users', { body })),
    meta: { success: t('Invitation sent.'), showsOwnError: true, invalidates },
  });
}

/** Gives a user, by their uuid, another role or client. The form shows failures. */
export function useUpdateUserRights(id: string) {
  return useMutation({
    mutationFn: (body: UserRights) =>
      dataOf(api.PUT('/users/{id}', { params: { path: { id } }, body })),
    meta: { success: t('Rights changed.'), showsOwnError: true, invalidates },
  });
}

/** Removes a user's access and ends their sessions and mailed links. The dialog shows failures. */
export function useDeactivateUser(id: string) {
  return useMutation({
    mutationFn: () => dataOf(api.POST('/users/{id}/deactivate', { params: { path: { id } } })),
    meta: { success: t('User deactivated.'), showsOwnError: true, invalidates },
  });
}

/** Ends all sessions of a user, who can sign in again. The dialog shows failures. */
export function useEndUserSessions(id: string) {
  return useMutation({
    mutationFn: async () => {
      await api.DELETE('/users/{id}/sessions', { params: { path: { id } } });
    },
    meta: { success: t('Sessions ended.'), showsOwnError: true },
  });
}

/** Turns the second factor of a user off and ends their sessions. The dialog shows failures. */
export function useResetSecondFactor(id: string) {
  return useMutation({
    mutationFn: () => dataOf(api.DELETE('/users/{id}/second-factor', { params: { path: { id } } })),
    meta: { success: t('Second factor reset.'), showsOwnError: true, invalidates },
  });
}

/** Links a user to a user of the hub, who then signs in as them. The form shows failures. */
export function useLinkUserToHub(id: string) {
  return useMutation({
    mutationFn: (body: HubLink) =>
      dataOf(api.PUT('/users/{id}/hub-link', { params: { path: { id } }, body })),
    meta: { success: t('Linked to the hub.'), showsOwnError: true, invalidates },
  });
}

/** Undoes the link of a user to the hub and ends their sessions. The dialog shows failures. */
export function useUnlinkUserFromHub(id: string) {
  return useMutation({
    mutationFn: () => dataOf(api.DELETE('/users/{id}/hub-link', { params: { path: { id } } })),
    meta: { success: t('Link to the hub undone.'), showsOwnError: true, invalidates },
  });
}

/** Restores a user's access, by their uuid. */
export function useActivateUser() {
  return useMutation({
    mutationFn: (id: string) =>
      dataOf(api.POST('/users/{id}/activate', { params: { path: { id } } })),
    meta: { success: t('User active again.'), invalidates },
  });
}

/** Mails another invitation to a user, by their uuid. */
export function useInviteUserAgain() {
  return useMutation({
    mutationFn: (id: string) =>
      dataOf(api.POST('/users/{id}/invite-again', { params: { path: { id } } })),
    meta: { success: t('Invitation sent again.'), invalidates },
  });
}
