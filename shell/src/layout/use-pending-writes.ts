import { onRequestEvent } from '@shootline/shared-api';
import { useEffect, useState } from 'react';

/** Whether a request that changes something is pending. */
export function usePendingWrites(): boolean {
  const [pending, setPending] = useState(0);
  useEffect(
    () =>
      onRequestEvent(({ method, path, phase }) => {
        // Ending an earlier session does not count, as nobody waits for it.
        if (method === 'GET' || path === '/auth/logout') return;
        setPending((count) => Math.max(0, count + (phase === 'REQUEST_PERFORM' ? 1 : -1)));
      }),
    [],
  );
  return pending > 0;
}
