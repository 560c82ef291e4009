import { lastingStorage } from '@shootline/shared-api';

const keyOf = (name: string) => `shootline.${name}`;

/**
 * Stores the last good content of a file with its address, so the portal's parts stay known while the
 * server is down.
 */
export function storeGood(name: string, url: string, content: unknown): void {
  lastingStorage.setItem(keyOf(name), JSON.stringify({ url, content }));
}

/** The last known good content of a file at this address, parsed by `parse`, or null. */
export function storedGood<Content>(
  name: string,
  url: string,
  parse: (content: unknown) => Content,
): Content | null {
  const text = lastingStorage.getItem(keyOf(name));
  if (!text) return null;
  try {
    const stored = JSON.parse(text) as { url: string; content: unknown };
    return stored.url === url ? parse(stored.content) : null;
  } catch (error) {
    console.warn(`The stored copy of ${name} cannot be read.`, error);
    lastingStorage.removeItem(keyOf(name));
    return null;
  }
}
