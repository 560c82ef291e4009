import { onReturn, sessionStore } from '@shootline/shared-api';
import type { Services } from '../registry/services.ts';
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
 * Shows while there is no network, or no answer of the server, how old the data on screen is, and loads it
 * again afterwards. Call it whenever either may be the case.
 */
export function followConnection(services: Services): void {
  endIfOver();
  if (connectionNotice.getState().notice) return;
  connectionNotice.setState({ notice: <OfflineNotice /> });
  const { queryClient } = services;
  const ask = () => void followServer(services);
  onReturn(() => {
    renewKept(queryClient);
    ask();
  });
  queryClient.getQueryCache().subscribe(() => {
    if (navigator.onLine && showsKept(queryClient)) ask();
  });
}

/** Checks whether the server is there; a call that just failed may have had an answer. */
export function checkServer(services: Services, outcome?: unknown): void {
  followConnection(services);
  const isAnswered = outcome instanceof Response && outcome.status < 500;
  if (!isAnswered) void followServer(services);
}
