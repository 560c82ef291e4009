import { fetchJson } from './fetch-json.ts';
import { RemoteLoadError } from './load-error.ts';

const deadline = 5000;

/** A JSON file that a remote has published. Rejects with a `RemoteLoadError`. */
export async function readPublished(name: string, url: string): Promise<unknown> {
  try {
    return await fetchJson(url, deadline);
  } catch (error) {
    const isSlow = error instanceof DOMException && error.name === 'TimeoutError';
    throw new RemoteLoadError(name, isSlow ? 'too-slow' : 'unreachable', error);
  }
}
