import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { lastingStorage } from '../browser/browser-storage.ts';

const key = 'alreadyVisited';

/**
 * The stored flag that controls the welcome: the string `false` from a sign-in until the welcome has been
 * shown. It outlasts a sign-out.
 */
export const alreadyVisited = {
  get: (): boolean => lastingStorage.getItem(key) !== 'false',
  set: (isVisited: boolean): void => lastingStorage.setItem(key, String(isVisited)),
};

/** Whether the welcome is about to show or open on this page; other first questions wait for it. */
export const welcomeStore = createStore(() => ({ isDue: false }));

/** Live: whether the welcome is due. */
export const useIsWelcomeDue = (): boolean => useStore(welcomeStore, ({ isDue }) => isDue);
