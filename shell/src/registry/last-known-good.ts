import { lastingStorage } from '@shootline/shared-api';
import { parseRemoteManifest, type RemoteManifest } from '@shootline/shared-api/portal';

const keyOf = (name: string) => `shootline.remote.${name}`;

interface StoredManifest {
  url: string;
  manifest: RemoteManifest;
}

/** Stores what a remote last published, so that its pages stay known while its server is down. */
export function storeManifest(name: string, url: string, manifest: RemoteManifest): void {
  lastingStorage.setItem(keyOf(name), JSON.stringify({ url, manifest }));
}

/** The stored manifest of a remote at this address, or null. */
export function storedManifest(name: string, url: string): RemoteManifest | null {
  const text = lastingStorage.getItem(keyOf(name));
  if (!text) return null;
  try {
    const stored = JSON.parse(text) as StoredManifest;
    return stored.url === url ? parseRemoteManifest(stored.manifest) : null;
  } catch (error) {
    console.warn(`The stored manifest of ${name} cannot be read.`, error);
    lastingStorage.removeItem(keyOf(name));
    return null;
  }
}
