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
    throw await withDiagnosis(name, error, (why) => why.diagnoseJson(name, error, url));
  }
}

/** The diagnosis of an error by `look`; without a finding, the error as a `RemoteLoadError`. */
export async function withDiagnosis(
  name: string,
  error: unknown,
  look: (why: typeof import('./diagnose.ts')) => Promise<RemoteLoadError | null>,
): Promise<RemoteLoadError> {
  const found = await import(/* webpackChunkName: "faults" */ './diagnose.ts')
    .then(look)
    .catch(() => null);
  return found ?? asLoadError(name, error);
}
