import {
  api,
  type Availability,
  availabilityKeys,
  dataOf,
  type operations,
  pagedListOptions,
} from '@shootline/shared-api';
import { queryOptions } from '@tanstack/react-query';

type ListQuery = NonNullable<operations['listAvailabilities']['parameters']['query']>;

/** View and sort of the offers list, all optional. */
type OfferListQuery = Omit<ListQuery, 'offset'>;

/** Arrival of answers on this browser's clock, by the server's time in them. */
const arrivals = new Map<string, number>();

/** The arrival of the list with this time of the server, in milliseconds. */
export const arrivalOf = (serverNow: string): number => arrivals.get(serverNow) ?? 0;

/** The queries of job offers. */
export const offerQueries = {
  /** Pages of offers: all offers for internal users, their own for videographers. */
  list: (query: OfferListQuery) =>
    pagedListOptions<Availability>({
      queryKey: [...availabilityKeys.lists(), query],
      page: async (offset, signal) => {
        const page = await dataOf(
          api.GET('/booking/booking-availability/list-availabilities', {
            params: { query: { ...query, offset } },
            signal,
          }),
        );
        const [first] = page.results;
        if (first) arrivals.set(first.now, Date.now());
        return page;
      },
    }),

  /** The consequences of declining an offer, or its assignment, now. Throws `ApiError` like the answer. */
  declining: (id: string) =>
    queryOptions({
      queryKey: [...availabilityKeys.details(), id, 'consequences'],
      queryFn: ({ signal }) =>
        dataOf(
          api.POST('/booking/booking-availability/{id}/actions/{action}/consequences', {
            params: { path: { id, action: 'make_busy' } },
            signal,
          }),
        ),
      staleTime: 0,
    }),

  /** One offer as the reader may see it, also signed out. Throws `ApiError`, including NotFound. */
  detail: (id: string) =>
    queryOptions({
      queryKey: [...availabilityKeys.details(), id],
      queryFn: ({ signal }) =>
        dataOf(api.GET('/booking/booking-availability/{id}', { params: { path: { id } }, signal })),
    }),
};
