import { fetchJson, manifestDeadline } from './fetch-json.ts';
import { asLoadError, type RemoteLoadError } from './load-error.ts';

/** A JSON file of a remote, parsed by `parse`. Rejects with a `RemoteLoadError`. */
export async function readPublished<Content>(
  name: string,
  url: string,
  parse: (content: unknown) => Content,
): Promise<Content> {
  try {
    return parse(await fetchJson(url, manifestDeadline));
  } catch (error) {
    const found = await diagnosis((why) => why.diagnoseJson(name, error, url));
    throw found ?? asLoadError(name, error);
  }
}

/** The finding of `look` about an error; null without one. */
export const diagnosis = (
  look: (why: typeof import('./diagnose.ts')) => Promise<RemoteLoadError | null>,
): Promise<RemoteLoadError | null> =>
  import(/* webpackChunkName: "faults" */ './diagnose.ts').then(look).catch(() => null);
