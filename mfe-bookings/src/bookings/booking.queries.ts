import {
  api,
  bookingKeys,
  type BookingSummary,
  type Consequences,
  dataOf,
  type ForeseenBookingAction,
  type operations,
  pagedListOptions,
} from '@shootline/shared-api';
import { queryOptions } from '@tanstack/react-query';

type ListQuery = NonNullable<operations['listBookings']['parameters']['query']>;

/** Filters and sort of the bookings list, all optional. */
type BookingListQuery = Omit<ListQuery, 'offset'>;

/** The sort of the drafts list. */
type DraftListQuery = Omit<NonNullable<operations['listDrafts']['parameters']['query']>, 'offset'>;

/** Queries of the bookings and drafts lists and of a single booking. */
export const bookingQueries = {
  /**
   * Pages of the bookings that the user may view. Throws `ApiError` of type network, NotAuthenticated or
   * ValidationError.
   */
  list: (query: BookingListQuery) =>
    pagedListOptions<BookingSummary>({
      queryKey: [...bookingKeys.lists(), query],
      page: (offset, signal) =>
        dataOf(
          api.GET('/booking/list-bookings', { params: { query: { ...query, offset } }, signal }),
        ),
    }),

  /** Pages of the drafts that the user may view. Throws `ApiError` like `list`. */
  drafts: (query: DraftListQuery) =>
    pagedListOptions<BookingSummary>({
      queryKey: [...bookingKeys.lists(), 'drafts', query],
      page: (offset, signal) =>
        dataOf(
          api.GET('/booking/list-drafts', { params: { query: { ...query, offset } }, signal }),
        ),
    }),

  /** One booking with the user's permissions. Throws `ApiError`, including NotFound. */
  detail: (id: string) =>
    queryOptions({
      queryKey: bookingKeys.detail(id),
      queryFn: ({ signal }) =>
        dataOf(api.GET('/booking/{id}', { params: { path: { id } }, signal })),
    }),

  /**
   * The consequences of an action on a booking now; `make_busy` is an offer's.
   * Throws `ApiError` like the action.
   */
  consequences: (id: string, action: ForeseenBookingAction | 'make_busy', input: object) =>
    queryOptions({
      queryKey: [...bookingKeys.detail(id), 'consequences', action, input],
      queryFn: ({ signal }): Promise<Consequences> => {
        if (action !== 'make_busy') {
          const params = { path: { id, action } };
          const path = '/booking/{id}/actions/{action}/consequences';
          return dataOf(api.POST(path, { params, body: { input: { ...input } }, signal }));
        }
        const { availability = '' } = input as { availability?: string };
        const params = { path: { id: availability, action } };
        const path = '/booking/booking-availability/{id}/actions/{action}/consequences';
        return dataOf(api.POST(path, { params, signal }));
      },
      // Offers and rights change without the booking.
      staleTime: 0,
    }),
};
