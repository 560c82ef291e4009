import type { SignedInUser, SignInRequest } from '../contract/index.ts';
import { api, dataOf } from '../client/client.ts';
import { ApiError } from '../client/errors.ts';
import { keptInput } from '../session/kept-input.ts';
import { revoke } from './revoke.ts';
import { sessionStore } from '../session/session.ts';
import { alreadyVisited } from '../session/welcome.ts';

function begin(user: SignedInUser): void {
  alreadyVisited.set(false);
  sessionStore.getState().start(user);
}

/**
 * Signs in and begins the session. Throws `ApiError`: ValidationError, NotAuthenticated for any wrong
 * combination, SecondFactorNeeded for a right one that lacks a code, TooManyRequests when throttled, network.
 */
export async function signIn(credentials: SignInRequest): Promise<SignedInUser> {
  const user = await dataOf(api.POST('/auth/login3', { body: credentials }));
  begin(user);
  return user;
}

/**
 * Signs in with a token of the hub and ends the previous session, if any. Throws `ApiError`: NotAuthenticated
 * for an invalid or used token, TooManyRequests, InternalError while the hub's keys cannot be loaded,
 * network.
 */
export async function signInFromHub(token: string): Promise<SignedInUser> {
  if (token === '') throw new ApiError('NotAuthenticated', 401);
  const before = sessionStore.getState().user?.sign_out_token;
  const user = await dataOf(api.POST('/auth/sso/hub3', { body: { token } }));
  begin(user);
  if (before) revoke(before);
  return user;
}

/** Ends the session here at once, and on the server as soon as it can be reached. Never throws. */
export function signOut(): void {
  const token = sessionStore.getState().user?.sign_out_token;
  if (!token) return;
  keptInput.forgetAll();
  sessionStore.getState().end('left');
  revoke(token);
}

/**
 * Ends the session like `signOut`, for a user who was refused essential data, but keeps their unsent input.
 */
export function signOutRefused(): void {
  const token = sessionStore.getState().user?.sign_out_token;
  if (!token) return;
  sessionStore.getState().end('refused');
  revoke(token);
}
