import { sessionStore } from '@shootline/shared-api';
import type { RemotePage } from '@shootline/shared-api/portal';
import { dayOf } from '../days/day.ts';
import { readCalendarUrl, shownDays } from './calendar-url.ts';
import { calendarQueries } from './calendar.queries.ts';

/** Starts the calendar's request. In a separate file, as other pages do not need the code of days. */
export const prefetchCalendar: NonNullable<RemotePage['prefetch']> = ({ queryClient, search }) => {
  const { user } = sessionStore.getState();
  if (!user) return;
  const days = shownDays(readCalendarUrl(search, dayOf(new Date(), user.timezone)));
  const [first = '', last = first] = [days[0], days.at(-1)];
  void queryClient.prefetchQuery(calendarQueries.own(first, last));
};
