import { lastingStorage } from '../browser/browser-storage.ts';

const prefix = 'shootline.left.';

/** Sign-out tokens of ended sessions that are not revoked yet, each with the API that issued it. */
export const unrevokedTokens = {
  /** The tokens of this API. Forgets those of any other API, which will expire. */
  of(base: string): string[] {
    const keys = lastingStorage.keys().filter((key) => key.startsWith(prefix));
    for (const key of keys)
      if (lastingStorage.getItem(key) !== base) lastingStorage.removeItem(key);
    return keys.filter((key) => lastingStorage.getItem(key)).map((key) => key.slice(prefix.length));
  },
  keep: (token: string, base: string) => lastingStorage.setItem(prefix + token, base),
  forget: (token: string) => lastingStorage.removeItem(prefix + token),
};
