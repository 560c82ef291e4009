import type { Credentials, SignedInUser } from '../contract/index.ts';
import { api, dataOf } from '../client/client.ts';
import { keptInput } from './kept-input.ts';
import { sessionStore } from './session.ts';

/** The flag that makes the welcome show once after a sign-in; the string "false" asks for it (S1 §2). */
export const alreadyVisitedKey = 'alreadyVisited';

/**
 * Signs in and begins the session (S2 §2). Throws `ApiError`: ValidationError, NotAuthenticated for
 * any wrong combination, TooManyRequests when throttled, network.
 */
export async function signIn(credentials: Credentials): Promise<SignedInUser> {
  const user = await dataOf(api.POST('/auth/login3', { body: credentials }));
  window.localStorage.setItem(alreadyVisitedKey, 'false');
  sessionStore.getState().start(user);
  return user;
}

/** Ends the session here at once, and on the server as soon as it answers. Never throws. */
export function signOut(): void {
  const token = sessionStore.getState().user?.auth_token;
  if (!token) return;
  keptInput.forgetAll();
  sessionStore.getState().end();
  // The session is over for the user either way; a token that could not be revoked runs out.
  void api
    .POST('/auth/logout', { headers: { Authorization: `Token ${token}` } })
    .catch((error: unknown) => console.warn('The token could not be revoked.', error));
}
