import {
  api,
  availabilityKeys,
  bookingKeys,
  type BookingSummary,
  dataOf,
  type operations,
  pagedListOptions,
} from '@shootline/shared-api';
import { queryOptions } from '@tanstack/react-query';

type ShootQuery = Pick<
  NonNullable<operations['listBookings']['parameters']['query']>,
  'camop' | 'from_date' | 'to_date' | 'sortBy' | 'asc'
>;

export const profileQueries = {
  /** A videographer as the reader may see them; for internal users and for the videographer. */
  detail: (id: string) =>
    queryOptions({
      queryKey: [...availabilityKeys.all(), 'profile', id],
      queryFn: ({ signal }) =>
        dataOf(api.GET('/user/camera-operators/{id}', { params: { path: { id } }, signal })),
    }),

  /** Pages of a videographer's bookings. */
  shoots: (query: ShootQuery) =>
    pagedListOptions<BookingSummary>({
      queryKey: [...bookingKeys.lists(), 'of-videographer', query],
      page: (offset, signal) =>
        dataOf(
          api.GET('/booking/list-bookings', {
            params: { query: { ...query, offset, limit: 10 } },
            signal,
          }),
        ),
    }),
};
