import { lastingStorage } from './browser-storage.ts';

/** The stored flag; the welcome is shown only if it is the string "false" (S1 §2). */
const key = 'alreadyVisited';

/** Whether to show the welcome: once after each sign-in. */
export const welcome = {
  isDue: (): boolean => lastingStorage.getItem(key) === 'false',
  /** Call after a sign-in. Signing out does not change the flag. */
  ask: () => lastingStorage.setItem(key, 'false'),
  wasShown: () => lastingStorage.setItem(key, 'true'),
};
