import {
  isUuid,
  listQueries,
  readListUrl,
  referenceQueries,
  sessionStore,
} from '@shootline/shared-api';
import { defineRoutes } from '@shootline/shared-api/portal';
import type remote from '../remote.ts';
import { offerListUrl } from './offers/offer-list-url.ts';
import { offerQueries } from './answer/offer.queries.ts';
import { profileQueries } from './profile/profile.queries.ts';
import { searchListUrl } from './search/search-list-url.ts';
import { videographerQueries } from './search/videographer.queries.ts';

/** The page shows the failure if the code cannot be loaded. */
const ignore = () => undefined;

export const routes = defineRoutes<typeof remote>({
  '/booking-availability': {
    page: () => import('./offers/offers-page.tsx').then((m) => ({ Component: m.OffersPage })),
    prefetch: ({ queryClient, search }) => {
      const { user } = sessionStore.getState();
      if (!user) return;
      const { query } = readListUrl(offerListUrl(user.role_policy), search);
      void queryClient.prefetchInfiniteQuery(offerQueries.list(query));
      void queryClient.prefetchQuery(listQueries.views('availabilities'));
    },
  },
  '/booking-availability/:bookingAvailabilityId': {
    page: () => import('./offer/offer-page.tsx').then((m) => ({ Component: m.OfferPage })),
    prefetch: ({ queryClient, params: { bookingAvailabilityId: id } }) => {
      if (sessionStore.getState().user) void queryClient.prefetchQuery(referenceQueries.all());
      if (id && isUuid(id)) void queryClient.prefetchQuery(offerQueries.detail(id));
    },
  },
  '/search-camop': {
    page: () => import('./search/search-page.tsx').then((m) => ({ Component: m.SearchPage })),
    prefetch: ({ queryClient, search }) => {
      const { query } = readListUrl(searchListUrl, search);
      void queryClient.prefetchInfiniteQuery(videographerQueries.list(query));
    },
  },
  '/videographers/:videographerId': {
    page: () => import('./profile/profile-page.tsx').then((m) => ({ Component: m.ProfilePage })),
    prefetch: ({ queryClient, params: { videographerId: id } }) => {
      if (id && isUuid(id)) void queryClient.prefetchQuery(profileQueries.detail(id));
    },
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
