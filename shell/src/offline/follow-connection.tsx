import { onReturn, sessionStore } from '@shootline/shared-api';
import type { QueryClient } from '@tanstack/react-query';
import { connectionNotice } from './connection-notice.tsx';
import { followServer } from './follow-server.ts';
import { renewKept, showsKept } from './kept-data.ts';
import { OfflineNotice } from './offline-notice.tsx';

/** Ends a session whose time is over, which only the server could say otherwise. */
function endIfOver(): void {
  const { user, expire } = sessionStore.getState();
  const isOver = user && Date.parse(user.session_expires) < Date.now();
  if (isOver && !navigator.onLine) expire(user.auth_token);
}

/**
 * Shows while there is no network, or no answer of the server at this address, how old the data on screen
 * is, and loads it again afterwards. Call it whenever either may be the case.
 */
export function followConnection(client: QueryClient, api: string): void {
  endIfOver();
  if (connectionNotice.getState().notice) return;
  connectionNotice.setState({ notice: <OfflineNotice /> });
  const ask = () => void followServer(client, api);
  onReturn(() => {
    renewKept(client);
    ask();
  });
  client.getQueryCache().subscribe(() => {
    if (navigator.onLine && showsKept(client)) ask();
  });
}
