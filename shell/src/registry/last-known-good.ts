import { lastingStorage } from '@shootline/shared-api';
import { parseRemoteManifest, type RemoteManifest } from '@shootline/shared-api/portal';

const keyOf = (name: string) => `shootline.remote.${name}`;

interface Kept {
  url: string;
  manifest: RemoteManifest;
}

/** Keeps what a remote last published, so that its pages stay known while its server is down. */
export function keepManifest(name: string, url: string, manifest: RemoteManifest): void {
  lastingStorage.setItem(keyOf(name), JSON.stringify({ url, manifest }));
}

/** What was kept of a remote at this address, or null. */
export function keptManifest(name: string, url: string): RemoteManifest | null {
  const text = lastingStorage.getItem(keyOf(name));
  if (!text) return null;
  try {
    const kept = JSON.parse(text) as Kept;
    return kept.url === url ? parseRemoteManifest(kept.manifest) : null;
  } catch (error) {
    console.warn(`What was kept of ${name} cannot be read.`, error);
    lastingStorage.removeItem(keyOf(name));
    return null;
  }
}
