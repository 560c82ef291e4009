import { api, type Credentials, dataOf, revoke, sessionStore } from '@shootline/shared-api';

/**
 * Begins a new session of the same user in place of the one that is about to end, whose page stays as it
 * is. Throws `ApiError`, as the sign-in does.
 */
export async function signInAgain(credentials: Credentials): Promise<void> {
  const before = sessionStore.getState().user?.auth_token;
  sessionStore.getState().start(await dataOf(api.POST('/auth/login3', { body: credentials })));
  if (before) revoke(before);
}
