import { useEffect, useState } from 'react';
import { isCutOff, type LoadFailure, RemoteLoadError } from '../remotes/load-error.ts';
import { reportToOperators } from '../remotes/report-to-operators.ts';

/** A failure of the portal's own code, of which operators are told. */
function told(failure: LoadFailure, reason: string): RemoteLoadError {
  const error = new RemoteLoadError('portal', failure, reason);
  reportToOperators(error, window.location.origin);
  return error;
}

/**
 * Checks whether code of the portal itself is gone because a newer version has replaced it. Part of the
 * first chunk, as chunks that load later are then gone too.
 */
export function usePortalGone(error: unknown): RemoteLoadError | null {
  const [gone, setGone] = useState<RemoteLoadError | null>(null);
  useEffect(() => {
    if (error instanceof RemoteLoadError || !isCutOff(error)) return;
    const { request } = error as { request?: string };
    if (!request) return;
    fetch(request, { method: 'HEAD', cache: 'no-store' }).then(
      ({ status }) => {
        if (status !== 404 && status !== 410) return;
        setGone(told('needs-newer-portal', `${request} answers ${status}.`));
      },
      () => told('unreachable', `${request} cannot be reached.`),
    );
  }, [error]);
  return gone;
}
