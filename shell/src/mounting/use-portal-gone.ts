import { useEffect, useState } from 'react';
import { isCutOff, RemoteLoadError } from '../remotes/load-error.ts';
import { reportToOperators } from '../remotes/report-to-operators.ts';

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
        const reason = `${request} answers ${status}.`;
        const found = new RemoteLoadError('portal', 'needs-newer-portal', reason);
        reportToOperators(found, window.location.origin);
        setGone(found);
      },
      () => {},
    );
  }, [error]);
  return gone;
}
