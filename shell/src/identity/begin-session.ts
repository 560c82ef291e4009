import { alreadyVisited, type SignedInUser, sessionStore } from '@shootline/shared-api';

/** Begins the session of a user who has signed in with a passkey, as `signIn` does after a password. */
export function beginSession(user: SignedInUser): void {
  alreadyVisited.set(false);
  sessionStore.getState().start(user);
}
