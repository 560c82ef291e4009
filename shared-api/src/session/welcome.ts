import { lastingStorage } from './browser-storage.ts';

/** The stored flag; only the string "false" asks for the welcome (S1 §2). */
const key = 'alreadyVisited';

/** Whether to welcome the user: once after each sign-in. */
export const welcome = {
  isDue: (): boolean => lastingStorage.getItem(key) === 'false',
  /** To be called after a sign-in. Signing out leaves it as it is. */
  ask: () => lastingStorage.setItem(key, 'false'),
  wasShown: () => lastingStorage.setItem(key, 'true'),
};
