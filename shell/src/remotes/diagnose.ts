import { ManifestError } from '@shootline/shared-api/portal';
import { diagnosed } from './diagnosed.ts';
import { asLoadError, type LoadFailure, type RemoteLoadError } from './load-error.ts';

/** A file of a remote. */
interface PublishedFile {
  /** The absolute address of the file. */
  url: string;
  /** Subresource integrity, if a manifest names it. */
  integrity?: string | undefined;
  isScript: boolean;
  /** Address of the entry that holds the hash of this part. */
  partOf?: string;
}

const deadline = 5000;

const ask = (url: string, options: RequestInit = {}) =>
  fetch(url, {
    cache: 'no-store',
    credentials: 'same-origin',
    signal: AbortSignal.timeout(deadline),
    ...options,
  });

type Finding = [failure: LoadFailure, reason: string];

const isTimeout = (error: unknown) =>
  error instanceof DOMException && error.name === 'TimeoutError';

/** Whether a file was read, but is not JSON or does not follow its schema. */
const isUnreadable = (error: unknown) =>
  error instanceof SyntaxError || error instanceof ManifestError;

/** The reason why this page cannot read a file: the server's or the page's policy, or no answer. */
async function whyNotRead(url: string): Promise<Finding> {
  let isForbidden = false;
  const onViolation = ({ blockedURI }: SecurityPolicyViolationEvent) => {
    isForbidden ||= new URL(url).href.startsWith(blockedURI);
  };
  document.addEventListener('securitypolicyviolation', onViolation);
  try {
    await ask(url, { mode: 'no-cors' });
    return ['refused', `${url} answers without allowing this origin (CORS).`];
  } catch (error) {
    // The browser announces the violation after the fetch has failed.
    await new Promise((announced) => setTimeout(announced, 100));
    return isForbidden
      ? ['refused', `The Content-Security-Policy of the page does not allow ${url}.`]
      : ['unreachable', `${url} cannot be reached: ${String(error)}`];
  } finally {
    document.removeEventListener('securitypolicyviolation', onViolation);
  }
}

/** Whether an entry lacks the hash of a part, which the browser then refuses. */
async function isForeign(part: string, entry: string): Promise<boolean> {
  // Browsers compute hashes only on pages with a secure connection.
  if (!window.isSecureContext) return false;
  const [code, entryCode] = await Promise.all([
    ask(part).then((answer) => answer.arrayBuffer()),
    ask(entry).then((answer) => answer.text()),
  ]);
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', code));
  return !entryCode.includes(btoa(String.fromCharCode(...hash)));
}

/** The fault of a file; null if there is none. */
async function faultOf({
  url,
  integrity,
  isScript,
  partOf,
}: PublishedFile): Promise<Finding | null> {
  try {
    const response = await ask(url);
    const { status, headers } = response;
    if (status === 404 || status === 410) return ['gone', `${url} answers ${status}.`];
    if (!response.ok) return ['unreachable', `${url} answers ${status}.`];
    const type = headers.get('Content-Type') ?? '';
    if (isScript && !type.includes('javascript')) return ['unreadable', `${url} is ${type}.`];
  } catch (error) {
    if (isTimeout(error)) return ['too-slow', `${url} takes longer than ${deadline} ms.`];
    return whyNotRead(url);
  }
  if (partOf !== undefined && (await isForeign(url, partOf))) {
    return ['altered', `${url} does not have the integrity named in ${partOf}.`];
  }
  if (integrity === undefined) return null;
  return ask(url, { integrity }).then(
    () => null,
    () => ['altered', `${url} does not have the integrity ${integrity}.`],
  );
}

/** The address of the part of code that could not be loaded, if the error names one. */
function failedPart(error: unknown): string | undefined {
  const request = error instanceof Error && 'request' in error ? error.request : undefined;
  return typeof request === 'string' && URL.canParse(request) ? request : undefined;
}

/** The owner of a file that could not be loaded with a remote: the remote unless another is named. */
function ownerOf(remote: string, error: unknown, { url }: PublishedFile): string {
  const isOwn = failedPart(error)?.startsWith(new URL('.', url).href) ?? true;
  return isOwn ? remote : 'portal';
}

/** Requests a remote's code again to find why it could not be loaded; null if it can be now. */
export async function diagnoseCode(
  remote: string,
  error: unknown,
  entry: PublishedFile,
): Promise<RemoteLoadError | null> {
  const part = failedPart(error);
  const owner = ownerOf(remote, error, entry);
  const isOwn = owner === remote;
  // Entries contain the hashes of their own parts only, not those of shared code.
  const file = { url: part ?? '', isScript: true, ...(isOwn && { partOf: entry.url }) };
  const fault = await faultOf(part === undefined ? entry : file);
  if (!fault) return null;
  const [failure, reason] = fault;
  // Only a reload gets the newer version of the portal that has replaced this one.
  const isReplaced = !isOwn && failure === 'gone';
  return diagnosed(remote, isReplaced ? 'needs-newer-portal' : failure, reason, owner);
}

/** Explains why a remote's code could not be loaded, also if it can be now. */
export const explainCode = async (remote: string, error: unknown, entry: PublishedFile) =>
  (await diagnoseCode(remote, error, entry)) ??
  asLoadError(remote, error, ownerOf(remote, error, entry));

/** The reason why a remote's `remote.json` or another of its JSON files could not be read. */
export async function diagnoseJson(
  remote: string,
  error: unknown,
  url: string,
): Promise<RemoteLoadError> {
  if (isTimeout(error)) return diagnosed(remote, 'too-slow', `${url} takes too long.`);
  if (isUnreadable(error)) return diagnosed(remote, 'unreadable', error);
  const [failure, reason] = (await faultOf({ url, isScript: false })) ?? ['unreachable', error];
  return diagnosed(remote, failure === 'gone' ? 'unreachable' : failure, reason);
}
