import { onPresence, t, useSession } from '@shootline/shared-api';
import {
  Box,
  Button,
  formatDate,
  formatDateTime,
  formatTime,
  NoticeBanner,
} from '@shootline/shared-ui';
import { useIsFetching, useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { useStore } from 'zustand';
import { serverStore } from '../live/server-state.ts';
import { isKept, renewKept, shownSince, showsKept } from './kept-data.ts';

/** A time of today without its day. */
function timeOf(iso: string, zone: string): string {
  const isToday = formatDate(iso, zone) === formatDate(new Date().toISOString(), zone);
  return (isToday ? formatTime : formatDateTime)(iso, zone);
}

/** Says that there is no network, and how old the data on screen is. */
export function OfflineNotice() {
  const client = useQueryClient();
  const zone = useSession(({ user }) => user?.timezone);
  const isOnline = useSyncExternalStore(onPresence, () => navigator.onLine);
  const onData = (listener: () => void) => client.getQueryCache().subscribe(listener);
  const since = useSyncExternalStore(onData, () => shownSince(client));
  const hasKept = useSyncExternalStore(onData, () => showsKept(client));
  const isTrying = useIsFetching({ predicate: isKept }) > 0;
  const isAway = useStore(serverStore, (server) => server.isAway);
  if (isOnline && !hasKept && !isAway) return null;

  const problem = isOnline ? t('The portal cannot be reached.') : t('There is no network.');
  if (zone === undefined) {
    return (
      <Box mb="4">
        <NoticeBanner tone="warning">
          {problem} {t('You can sign in once it is back.')}
        </NoticeBanner>
      </Box>
    );
  }
  return (
    <Box px={{ base: '4', md: '6' }} py="2">
      <NoticeBanner
        tone="warning"
        actions={
          isOnline &&
          hasKept && (
            <Button
              size="sm"
              variant="outline"
              disabled={isTrying}
              onClick={() => renewKept(client)}
            >
              {t('Try Again')}
            </Button>
          )
        }
      >
        {problem}{' '}
        {since === null
          ? t('Only pages that you have opened before can be read.')
          : t('As of {time}: you can read this, but not change it.', { time: timeOf(since, zone) })}
      </NoticeBanner>
    </Box>
  );
}
