import { lastingStorage } from './browser-storage.ts';

/** The flag that asks for the welcome: only the string "false" does (S1 §2). */
const key = 'alreadyVisited';

/** Whether the user is to be welcomed: once after each sign-in. */
export const welcome = {
  isDue: (): boolean => lastingStorage.getItem(key) === 'false',
  /** To be called after a sign-in. Signing out leaves it as it is. */
  ask: () => lastingStorage.setItem(key, 'false'),
  wasShown: () => lastingStorage.setItem(key, 'true'),
};
