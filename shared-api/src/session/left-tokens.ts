import { lastingStorage } from './browser-storage.ts';

const prefix = 'shootline.left.';

/** Tokens of sessions that were left and are not revoked yet, each with the API that gave it. */
export const leftTokens = {
  /** Those of this API. Of one that the portal no longer has, they are forgotten and run out. */
  of(base: string): string[] {
    const keys = lastingStorage.keys().filter((key) => key.startsWith(prefix));
    for (const key of keys)
      if (lastingStorage.getItem(key) !== base) lastingStorage.removeItem(key);
    return keys.filter((key) => lastingStorage.getItem(key)).map((key) => key.slice(prefix.length));
  },
  keep: (token: string, base: string) => lastingStorage.setItem(prefix + token, base),
  forget: (token: string) => lastingStorage.removeItem(prefix + token),
};
