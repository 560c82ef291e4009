import { keptInput } from './kept-input.ts';
import { sessionKey } from './session-key.ts';
import { sessionStore } from './session.ts';

/**
 * Follows the session of the browser's other tabs: a sign-out in one ends it in all and forgets unsent
 * input. Returns a function that stops this.
 */
export function followOtherTabs(): () => void {
  // A sleeping tab misses storage events, so check once at the start.
  const { user, reason } = sessionStore.getState();
  if (!user && reason === 'left') keptInput.forgetAll();

  const onStorage = (event: StorageEvent) => {
    if (event.key !== sessionKey && event.key !== null) return;
    const before = sessionStore.getState().user;
    void Promise.resolve(sessionStore.persist.rehydrate()).then(() => {
      if (event.newValue === null) sessionStore.setState({ user: null, reason: 'left' });
      const now = sessionStore.getState();
      if (!before || now.user) return;
      // An older version of the portal does not store the reason.
      if (now.reason === 'none') sessionStore.setState({ reason: 'left' });
      if (sessionStore.getState().reason === 'left') keptInput.forgetAll(before.uuid);
    });
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}
