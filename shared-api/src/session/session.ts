import { useStore } from 'zustand';
import { createJSONStorage, persist } from 'zustand/middleware';
import { createStore } from 'zustand/vanilla';
import type { SignedInUser } from '../contract/index.ts';

/** Why nobody is signed in: the user left, the token ended, or nobody ever was. */
export type SignedOutReason = 'none' | 'left' | 'expired';

interface SessionState {
  user: SignedInUser | null;
  reason: SignedOutReason;
  /** Begins a session with what the sign-in answered. */
  start: (user: SignedInUser) => void;
  /** Ends it by the user's wish. */
  end: () => void;
  /** Ends it because the API refused this token; a newer token is left alone. */
  expire: (token: string) => void;
}

const storageKey = 'shootline.auth';

/** Who is signed in. Only `user` is persisted; everything else resets with the page (S2 §3). */
export const sessionStore = createStore<SessionState>()(
  persist(
    (set, get) => ({
      user: null,
      reason: 'none',
      start: (user) => set({ user, reason: 'none' }),
      end: () => set({ user: null, reason: 'left' }),
      expire: (token) => {
        if (get().user?.auth_token === token) set({ user: null, reason: 'expired' });
      },
    }),
    {
      name: storageKey,
      version: 1,
      storage: createJSONStorage(() => window.localStorage),
      partialize: ({ user }) => ({ user }),
    },
  ),
);

/** Follows the session of this browser's other tabs: one signs out, all do. Returns what ends it. */
export function followOtherTabs(): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key !== storageKey && event.key !== null) return;
    const before = sessionStore.getState().user;
    void Promise.resolve(sessionStore.persist.rehydrate()).then(() => {
      if (event.newValue === null) sessionStore.setState({ user: null });
      if (before && !sessionStore.getState().user) sessionStore.setState({ reason: 'left' });
    });
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}

/** A part of the session, re-rendering when it changes. */
export function useSession<T>(selector: (state: SessionState) => T): T {
  return useStore(sessionStore, selector);
}

/** The signed-in user. Throws when nobody is: only for pages behind the sign-in. */
export function useCurrentUser(): SignedInUser {
  const user = useSession((state) => state.user);
  if (!user) throw new Error('This page needs a signed-in user.');
  return user;
}
