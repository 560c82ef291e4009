import type { RemoteLoadError } from './load-error.ts';

let told = '';

/**
 * Logs in one line why a remote cannot be shown: the class of the failure, the remote with its version and
 * the address of its `remote.json`, or the portal if its file failed, and the reason. Does not repeat the
 * same line in a row.
 */
export function reportToOperators(
  { failure, remote, owner, cause }: RemoteLoadError,
  url: string,
  version = 'in no known version',
): void {
  const what =
    owner === remote ? `${remote} ${version} of ${url}` : `${owner}, needed by ${remote}`;
  const line = `${failure}: ${what}: ${String(cause).replace(/\s+/g, ' ')}`;
  if (line !== told) console.warn(line);
  told = line;
}
