import { referenceQueries, sessionStore } from '@shootline/shared-api';
import { calendarQueries } from '@shootline/shared-api/availability';
import { defineRoutes } from '@shootline/shared-api/portal';
import type remote from '../remote.ts';
import { readCalendarUrl, shownDays } from './calendar/calendar-url.ts';
import { dayOf } from './days/day.ts';
import { readBoardUrl } from './staffing/staffing-url.ts';

export const routes = defineRoutes<typeof remote>({
  '/booking-availability': {
    page: () => import('./offers/offers-page.tsx').then((m) => ({ Component: m.OffersPage })),
  },
  '/booking-availability/:bookingAvailabilityId': {
    page: () => import('./offer/offer-page.tsx').then((m) => ({ Component: m.OfferPage })),
  },
  '/search-camop': {
    page: () => import('./search/search-page.tsx').then((m) => ({ Component: m.SearchPage })),
  },
  '/calendar': {
    page: () => import('./calendar/calendar-page.tsx').then((m) => ({ Component: m.CalendarPage })),
    prefetch: ({ queryClient, search }) => {
      const { user } = sessionStore.getState();
      if (!user) return;
      const days = shownDays(readCalendarUrl(search, dayOf(new Date(), user.timezone)));
      const [first = '', last = first] = [days[0], days.at(-1)];
      void queryClient.prefetchQuery(calendarQueries.own(first, last));
    },
  },
  '/staffing': {
    page: () => import('./staffing/staffing-page.tsx').then((m) => ({ Component: m.StaffingPage })),
    prefetch: ({ queryClient, search }) => {
      const { user } = sessionStore.getState();
      if (!user) return;
      void queryClient.prefetchQuery(referenceQueries.all());
      const query = readBoardUrl(search, dayOf(new Date(), user.timezone));
      void queryClient.prefetchInfiniteQuery(calendarQueries.board(query));
    },
  },
});
