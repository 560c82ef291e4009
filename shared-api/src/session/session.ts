import { useStore } from 'zustand';
import { createJSONStorage, persist } from 'zustand/middleware';
import { createStore } from 'zustand/vanilla';
import type { SignedInUser, User } from '../contract/index.ts';
import { lastingStorage } from '../browser/browser-storage.ts';
import { sessionKey, visitsPrefix } from './session-key.ts';

/**
 * Why nobody is signed in: the user signed out, the token expired, the user was refused essential data, or
 * nobody has signed in yet.
 */
export type SignedOutReason = 'none' | 'left' | 'expired' | 'refused';

interface SessionState {
  user: SignedInUser | null;
  reason: SignedOutReason;
  /** Starts a session with the answer of the sign-in. */
  start: (user: SignedInUser) => void;
  /** Takes over changes to the user. */
  update: (user: User | SignedInUser) => void;
  /** Ends it at the user's request, or because the user was refused essential data. */
  end: (reason: 'left' | 'refused') => void;
  /** Ends it because the API refused this token; does nothing if a newer one is in use. */
  expire: (token: string) => void;
}

/**
 * The signed-in user. Only the user, or the reason why nobody is signed in, is persisted; everything else
 * resets with the page.
 */
export const sessionStore = createStore<SessionState>()(
  persist(
    (set, get) => ({
      user: null,
      reason: 'none',
      start: (user) => set({ user, reason: 'none' }),
      update: (changed) => {
        const { user } = get();
        if (user?.uuid === changed.uuid) set({ user: { ...user, ...changed } });
      },
      end: (reason) => set({ user: null, reason }),
      expire: (token) => {
        if (get().user?.auth_token === token) set({ user: null, reason: 'expired' });
      },
    }),
    {
      name: sessionKey,
      version: 1,
      storage: createJSONStorage(() => lastingStorage),
      partialize: ({ user, reason }) => (user ? { user } : { user, reason }),
    },
  ),
);

// Users whose session has expired go on after the next sign-in.
sessionStore.subscribe(({ user, reason }) => {
  if (!user && reason !== 'left' && reason !== 'none') return;
  for (const key of lastingStorage.keys()) {
    if (key.startsWith(visitsPrefix) && key !== `${visitsPrefix}${user?.uuid}`) {
      lastingStorage.removeItem(key);
    }
  }
});

/** A live part of the session. */
export function useSession<T>(selector: (state: SessionState) => T): T {
  return useStore(sessionStore, selector);
}

/** The signed-in user. Throws without one: only for pages behind the sign-in. */
export function useCurrentUser(): SignedInUser {
  const user = useSession((state) => state.user);
  if (!user) throw new Error('This page needs a signed-in user.');
  return user;
}
