import { t } from '@shootline/shared-api';
/** The classes of failure to show a remote's page. */
export type LoadFailure =
  | 'unreachable'
  | 'too-slow'
  | 'refused'
  | 'altered'
  | 'unreadable'
  | 'gone'
  | 'not-allowed'
  | 'not-pinned'
  | 'needs-newer-portal'
  | 'older-than-portal'
  | 'does-not-fit'
  | 'broken';

const sentences: Record<LoadFailure, string> = {
  unreachable: t('This area cannot be reached right now. The rest of the portal keeps working.'),
  'too-slow': t('This area takes too long to answer. The rest of the portal keeps working.'),
  refused: t('Your browser is not allowed to load this area from where it is.'),
  altered: t('The code of this area differs from what was published, so it is not run.'),
  unreadable: t('The published files of this area cannot be read.'),
  gone: t('A part of this area is no longer there. Retry loads its current version.'),
  'not-allowed': t('This area comes from an address that this portal does not allow.'),
  'not-pinned': t(
    'This area has another version than the one that this portal allows, and is not shown.',
  ),
  'needs-newer-portal': t(
    'This area needs a newer version of the portal. Reload the page to get it.',
  ),
  'older-than-portal': t(
    'This area is older than this portal and cannot be shown until it is updated.',
  ),
  'does-not-fit': t('This area was built for another version of the portal and cannot be shown.'),
  broken: t('This area was loaded but could not be started. The rest of the portal keeps working.'),
};

/** A remote that could not be mounted; `message` is a sentence for the user. */
export class RemoteLoadError extends Error {
  override readonly name = 'RemoteLoadError';
  readonly remote: string;
  readonly failure: LoadFailure;
  /** Whose file failed: the remote's, or the portal's, which the remote needs. */
  readonly owner: string;

  constructor(remote: string, failure: LoadFailure, cause?: unknown, owner = remote) {
    super(sentences[failure], { cause });
    this.remote = remote;
    this.failure = failure;
    this.owner = owner;
  }
}

/** The name of the portal as the owner of a file. */
export const portalItself = 'portal';

/** The address of the part of code that could not be loaded, if the error names one. */
export function failedPart(error: unknown): string | undefined {
  const request = error instanceof Error && 'request' in error ? error.request : undefined;
  return typeof request === 'string' && URL.canParse(request) ? request : undefined;
}

/** Whose file could not be loaded while a remote was: its own unless another one is named. */
export function ownerOf(remote: string, error: unknown, entry: string): string {
  const isOwn = failedPart(error)?.startsWith(new URL('.', entry).href) ?? true;
  return isOwn ? remote : portalItself;
}

const forGood: LoadFailure[] = ['not-allowed', 'needs-newer-portal', 'broken'];

/** Whether a remote may work later without a reload; other failures need another portal or other code. */
export const mayRecover = ({ failure }: RemoteLoadError): boolean => !forGood.includes(failure);

const describe = (error: unknown) =>
  error instanceof Error ? `${error.name} ${error.message}` : String(error);

/** Whether code could not be loaded because of the network or an unexpected answer. */
export function isCutOff(error: unknown): boolean {
  return /ChunkLoadError|RUNTIME-008|Failed to fetch|NetworkError|ScriptNetworkError/i.test(
    describe(error),
  );
}

function failureOf(error: unknown): LoadFailure {
  if (/timeout/i.test(describe(error))) return 'too-slow';
  return isCutOff(error) && !/ScriptExecutionError/.test(describe(error))
    ? 'unreachable'
    : 'broken';
}

/** Any error thrown while a remote loaded, as a `RemoteLoadError`; `owner` is whose file failed. */
export const asLoadError = (remote: string, error: unknown, owner = remote): RemoteLoadError =>
  error instanceof RemoteLoadError
    ? error
    : new RemoteLoadError(remote, failureOf(error), error, owner);
