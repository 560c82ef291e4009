import { useStore } from 'zustand';
import { createJSONStorage, persist } from 'zustand/middleware';
import { createStore } from 'zustand/vanilla';
import type { SignedInUser, User } from '../contract/index.ts';
import { lastingStorage } from './browser-storage.ts';
import { sessionKey } from './session-key.ts';

/**
 * Why nobody is signed in: the user signed out, the token expired, essential data was refused to them,
 * or nobody ever was.
 */
export type SignedOutReason = 'none' | 'left' | 'expired' | 'refused';

interface SessionState {
  user: SignedInUser | null;
  reason: SignedOutReason;
  /** Begins a session with the answer of the sign-in. */
  start: (user: SignedInUser) => void;
  /** Takes over what the user changed about themselves. */
  update: (user: User) => void;
  /** Ends it at the user's request, or because they were refused. */
  end: (reason: 'left' | 'refused') => void;
  /** Ends it because the API refused this token; does nothing if a newer one is in use. */
  expire: (token: string) => void;
}

/**
 * Who is signed in. Only that, or why nobody is, is persisted; everything else resets with the page
 * (S2 §3).
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

/** A part of the session, live. */
export function useSession<T>(selector: (state: SessionState) => T): T {
  return useStore(sessionStore, selector);
}

/** The signed-in user. Throws when nobody is: only for pages behind the sign-in. */
export function useCurrentUser(): SignedInUser {
  const user = useSession((state) => state.user);
  if (!user) throw new Error('This page needs a signed-in user.');
  return user;
}
