import { referenceQueries, sessionStore } from '@shootline/shared-api';
import type { RemotePage } from '@shootline/shared-api/portal';
import { calendarQueries } from '../calendar/calendar.queries.ts';
import { dayOf } from '../days/day.ts';
import { boardDays, readBoardUrl } from './staffing-url.ts';

/** Starts the board's requests. In a separate file, as other pages do not need the code of days. */
export const prefetchBoard: NonNullable<RemotePage['prefetch']> = ({ queryClient, search }) => {
  const { user } = sessionStore.getState();
  if (!user) return;
  void queryClient.prefetchQuery(referenceQueries.all());
  const query = readBoardUrl(search, boardDays(search, dayOf(new Date(), user.timezone)));
  void queryClient.prefetchInfiniteQuery(calendarQueries.board(query));
};
