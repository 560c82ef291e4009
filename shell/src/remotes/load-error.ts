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

const sentences: Partial<Record<LoadFailure, string>> = {
  'too-slow': t('This area takes too long to answer. The rest of the portal keeps working.'),
  'not-allowed': t('This area comes from an address that this portal does not allow.'),
  'needs-newer-portal': t(
    'This area needs a newer version of the portal. Reload the page to get it.',
  ),
  broken: t('This area was loaded but could not be started. The rest of the portal keeps working.'),
};
const unreachable = t(
  'This area cannot be reached right now. The rest of the portal keeps working.',
);

/** A remote that could not be mounted; `message` is a sentence for the user. */
export class RemoteLoadError extends Error {
  override readonly name = 'RemoteLoadError';
  readonly remote: string;
  readonly failure: LoadFailure;
  /** The owner of the file that failed: the remote, or the portal, whose file it needs. */
  readonly owner: string;

  constructor(
    remote: string,
    failure: LoadFailure,
    cause?: unknown,
    owner = remote,
    sentence = sentences[failure] ?? unreachable,
  ) {
    super(sentence, { cause });
    this.remote = remote;
    this.failure = failure;
    this.owner = owner;
  }
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

/** Any error thrown while a remote loaded, as a `RemoteLoadError`; `owner` is whose file failed. */
export function asLoadError(remote: string, error: unknown, owner = remote): RemoteLoadError {
  if (error instanceof RemoteLoadError) return error;
  let failure: LoadFailure = 'broken';
  if (/timeout/i.test(describe(error))) failure = 'too-slow';
  else if (isCutOff(error) && !/ScriptExecutionError/.test(describe(error)))
    failure = 'unreachable';
  return new RemoteLoadError(remote, failure, error, owner);
}
