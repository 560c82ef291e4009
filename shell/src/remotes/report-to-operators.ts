import type { RemoteLoadError } from './load-error.ts';

let told = '';

/**
 * Logs in one line why a remote cannot be shown: the class of the failure, the remote with its version, the
 * address of its `remote.json`, and the reason. Does not repeat the same line in a row.
 */
export function reportToOperators(
  { failure, remote, cause }: RemoteLoadError,
  url: string,
  version = 'in no known version',
): void {
  const line = `${failure}: ${remote} ${version} of ${url}: ${String(cause).replace(/\s+/g, ' ')}`;
  if (line !== told) console.warn(line);
  told = line;
}
