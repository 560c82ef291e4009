import { lastingStorage, tabStorage } from '../browser/browser-storage.ts';
import { sessionStore } from './session.ts';

const prefix = 'shootline.kept.';

const keyFor = (userId: string, name: string) => `${prefix}${userId}.${name}`;

/** The storage key of the user's input under this name; null while nobody is signed in. */
export function keyOf(name: string): string | null {
  const { user } = sessionStore.getState();
  return user && keyFor(user.uuid, name);
}

let lastUser = sessionStore.getState().user;
sessionStore.subscribe(({ user, reason }) => {
  if (user || (reason !== 'expired' && reason !== 'refused')) lastUser = user;
});

/**
 * Like `keyOf`, but still gives the key of a user whose session expired or was refused: the closing page
 * may have input to keep.
 */
export const keyToKeep = (name: string): string | null => lastUser && keyFor(lastUser.uuid, name);

/** The kept keys of a storage, of all users. */
export const keptKeys = (storage: typeof lastingStorage): string[] =>
  storage.keys().filter((key) => key.startsWith(prefix));

/** The values as JSON without files, which cannot be stored, and whether there were any. */
export function plainText(values: object): { text: string; hadFile: boolean } {
  let hadFile = false;
  const text = JSON.stringify(values, (_field, value: unknown) => {
    if (!(value instanceof Blob)) return value;
    hadFile = true;
    return undefined;
  });
  return { text, hadFile };
}

/** The object in a kept text; undefined without one. */
export function readKept(text: string | null): object | undefined {
  if (!text) return undefined;
  try {
    const values: unknown = JSON.parse(text);
    return typeof values === 'object' && values !== null ? values : undefined;
  } catch {
    // The text was not written by `keep`.
    return undefined;
  }
}

/**
 * Unsent input by the name of its form: kept in this tab across a reload, an expired session and a failed
 * remote, for the same user only, until it is sent or the user signs out.
 */
export const keptInput = {
  /** The kept values; undefined when there are none. */
  read(name: string): object | undefined {
    const key = keyOf(name);
    return readKept(key && tabStorage.getItem(key));
  },
  keep(name: string, values: object): void {
    const key = keyOf(name);
    if (key) tabStorage.setItem(key, plainText(values).text);
  },
  forget(name: string): void {
    const key = keyOf(name);
    if (key) tabStorage.removeItem(key);
  },
  /** Forgets all input in this tab and the drafts of this user, by default the signed-in one. */
  forgetAll(userId = sessionStore.getState().user?.uuid): void {
    for (const key of keptKeys(tabStorage)) tabStorage.removeItem(key);
    if (userId === undefined) return;
    for (const key of keptKeys(lastingStorage)) {
      if (key.startsWith(keyFor(userId, ''))) lastingStorage.removeItem(key);
    }
  },
};
