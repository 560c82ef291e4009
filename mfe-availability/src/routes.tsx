import { defineRoutes } from '@shootline/shared-api/portal';
import type remote from '../remote.ts';

/** Where the code does not come, the page says so. */
const ignore = () => undefined;

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
    prefetch: (context) =>
      void import('./calendar/prefetch-calendar.ts').then(
        (m) => m.prefetchCalendar(context),
        ignore,
      ),
  },
  '/staffing': {
    page: () => import('./staffing/staffing-page.tsx').then((m) => ({ Component: m.StaffingPage })),
    prefetch: (context) =>
      void import('./staffing/prefetch-board.ts').then((m) => m.prefetchBoard(context), ignore),
  },
});
