import { tabStorage } from './browser-storage.ts';
import { sessionStore } from './session.ts';

const prefix = 'shootline.kept.';

function keyOf(name: string): string | null {
  const { user } = sessionStore.getState();
  return user && `${prefix}${user.uuid}.${name}`;
}

/**
 * Unsent input by the name of its form: kept in this tab across a reload, an expired session and a dead
 * remote, for the same user only, until it is sent or the user signs out.
 */
export const keptInput = {
  /** The kept values; undefined when there are none. */
  read(name: string): object | undefined {
    const key = keyOf(name);
    const text = key && tabStorage.getItem(key);
    if (!text) return undefined;
    try {
      const values: unknown = JSON.parse(text);
      return typeof values === 'object' && values !== null ? values : undefined;
    } catch {
      // Not written by `keep`.
      return undefined;
    }
  },
  keep(name: string, values: object): void {
    const key = keyOf(name);
    // Files cannot be stored.
    const plain = JSON.stringify(values, (_field, value: unknown) =>
      value instanceof Blob ? undefined : value,
    );
    if (key) tabStorage.setItem(key, plain);
  },
  forget(name: string): void {
    const key = keyOf(name);
    if (key) tabStorage.removeItem(key);
  },
  forgetAll(): void {
    for (const key of tabStorage.keys()) {
      if (key.startsWith(prefix)) tabStorage.removeItem(key);
    }
  },
};
