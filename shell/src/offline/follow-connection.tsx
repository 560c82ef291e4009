import { onReturn, sessionStore } from '@shootline/shared-api';
import type { QueryClient } from '@tanstack/react-query';
import { connectionNotice } from './connection-notice.tsx';
import { renewKept } from './kept-data.ts';
import { OfflineNotice } from './offline-notice.tsx';

const pause = 30_000;

/** Ends a session whose time is over, which only the server could say otherwise. */
function endIfOver(): void {
  const { user, expire } = sessionStore.getState();
  const isOver = user && Date.parse(user.session_expires) < Date.now();
  if (isOver && !navigator.onLine) expire(user.auth_token);
}

/** Shows while there is no network how old the data on screen is, and loads it again afterwards. */
export function followConnection(client: QueryClient): void {
  endIfOver();
  if (connectionNotice.getState().notice) return;
  connectionNotice.setState({ notice: <OfflineNotice /> });
  const renew = () => {
    if (document.visibilityState !== 'visible' || !navigator.onLine) return;
    renewKept(client);
  };
  onReturn(renew);
  setInterval(renew, pause);
}
