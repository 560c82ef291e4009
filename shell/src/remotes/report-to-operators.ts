import type { RemoteLoadError } from './load-error.ts';

let told = '';

/** The version of the shell that a file belongs to. */
const shellVersion = (cause: unknown) => /\/shell\/([^/]+)\//.exec(String(cause))?.[1];

/**
 * Logs in one line why a remote cannot be shown: the class of the failure, whose file failed with its
 * version, the address of the remote's `remote.json`, and the reason. Does not repeat the same line in a row.
 */
export function reportToOperators(
  { failure, remote, owner, cause }: RemoteLoadError,
  url: string,
  version?: string,
): void {
  const isOwn = owner === remote;
  const known = (isOwn ? version : undefined) ?? shellVersion(cause) ?? 'in no known version';
  const where = isOwn ? url : `${window.location.origin}, needed by ${remote}`;
  const line = `${failure}: ${owner} ${known} of ${where}: ${String(cause).replace(/\s+/g, ' ')}`;
  if (line !== told) console.warn(line);
  told = line;
}
