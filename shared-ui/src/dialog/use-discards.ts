import { sessionStore } from '@shootline/shared-api';
import { useLayoutEffect, useState } from 'react';

/** Whether the session has ended. The user may sign in again and continue, so nothing is discarded then. */
export function isSessionOver(): boolean {
  const { user, reason } = sessionStore.getState();
  return !user && reason !== 'none';
}

/**
 * The discards of a dialog. They run when the user leaves its page, but not when it disappears after a
 * crash or an ended session.
 */
export function useDiscards(): Set<() => void> {
  const [discards] = useState(() => new Set<() => void>());
  useLayoutEffect(() => {
    const { pathname } = window.location;
    return () => {
      if (window.location.pathname === pathname || isSessionOver()) return;
      discards.forEach((forget) => forget());
    };
  }, [discards]);
  return discards;
}
