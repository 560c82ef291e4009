import {
  isUuid,
  listQueries,
  readListUrl,
  referenceQueries,
  sessionStore,
  userQueries,
} from '@shootline/shared-api';
import { checkAccess, defineRoutes, raters, type RemotePage } from '@shootline/shared-api/portal';
import type remote from '../remote.ts';
import { bookingQueries } from './bookings/booking.queries.ts';
import { draftListUrl } from './drafts-list/draft-list-url.ts';
import { bookingListUrl } from './list-views/booking-list-url.ts';
import { ownFeedback } from './feedback/feedback.queries.ts';

const prefetchBooking: NonNullable<RemotePage['prefetch']> = ({
  queryClient,
  params: { bookingId },
}) => {
  if (bookingId && isUuid(bookingId)) {
    void queryClient.prefetchQuery(bookingQueries.detail(bookingId));
  }
};

const prefetchFormData: RemotePage['prefetch'] = ({ queryClient }) => {
  void queryClient.prefetchQuery(referenceQueries.all());
  void queryClient.prefetchQuery(userQueries.clients());
};

/** Share Feedback, for both of its paths. */
const feedback: RemotePage = {
  page: () => import('./feedback/feedback-page.tsx').then((m) => ({ Component: m.FeedbackPage })),
  prefetch: (context) => {
    prefetchBooking(context);
    void context.queryClient.prefetchQuery(ownFeedback());
  },
};

export const routes = defineRoutes<typeof remote>({
  '/': {
    page: () =>
      import('./bookings-list/bookings-page.tsx').then((m) => ({ Component: m.BookingsPage })),
    prefetch: ({ queryClient, search }) => {
      const { user } = sessionStore.getState();
      if (!user) return;
      const { query, filters } = readListUrl(bookingListUrl(user.role_policy), search);
      const { view: _, ...everywhere } = query;
      // A number is looked up in all bookings.
      const asked = filters.booking_uid === '' ? query : everywhere;
      void queryClient.prefetchInfiniteQuery(bookingQueries.list(asked));
      void queryClient.prefetchQuery(listQueries.views('bookings'));
      if (checkAccess(raters, user) === 'granted') void queryClient.prefetchQuery(ownFeedback());
    },
  },
  '/drafts': {
    page: () => import('./drafts-list/drafts-page.tsx').then((m) => ({ Component: m.DraftsPage })),
    prefetch: ({ queryClient, search }) => {
      const { query } = readListUrl(draftListUrl, search);
      void queryClient.prefetchInfiniteQuery(bookingQueries.drafts(query));
    },
  },
  '/submit-brief': {
    page: () =>
      import('./booking-form/new-booking-page.tsx').then((m) => ({ Component: m.NewBookingPage })),
    prefetch: prefetchFormData,
  },
  '/booking/:bookingId/update': {
    page: () =>
      import('./booking-form/update-booking-page.tsx').then((m) => ({
        Component: m.UpdateBookingPage,
      })),
    prefetch: (context) => {
      prefetchBooking(context);
      prefetchFormData(context);
    },
  },
  '/booking/:bookingId': {
    page: () =>
      import('./booking-detail/booking-page.tsx').then((m) => ({ Component: m.BookingPage })),
    prefetch: prefetchBooking,
  },
  '/booking/:bookingId/submit-feedback': feedback,
  '/booking/:bookingId/feedback': feedback,
  '/booking/:bookingId/cancel-confirm': {
    page: () =>
      import(/* webpackChunkName: "windows" */ './window-pages/cancel-shoot-page.tsx').then(
        (m) => ({
          Component: m.CancelShootPage,
        }),
      ),
    prefetch: prefetchBooking,
  },
  '/booking/:bookingId/booking-approve-call-sheet': {
    page: () =>
      import(/* webpackChunkName: "windows" */ './window-pages/approve-call-sheet-page.tsx').then(
        (m) => ({
          Component: m.ApproveCallSheetPage,
        }),
      ),
    prefetch: prefetchBooking,
  },
  '/booking/:bookingId/booking-reject-call-sheet': {
    page: () =>
      import(/* webpackChunkName: "windows" */ './window-pages/reject-call-sheet-page.tsx').then(
        (m) => ({
          Component: m.RejectCallSheetPage,
        }),
      ),
    prefetch: prefetchBooking,
  },
  '/call-sheet': {
    page: () =>
      import(/* webpackChunkName: "windows" */ './window-pages/call-sheet-link-page.tsx').then(
        (m) => ({
          Component: m.CallSheetPage,
        }),
      ),
  },
});
