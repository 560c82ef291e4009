import { api, availabilityKeys, dataOf, type operations } from '@shootline/shared-api';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';

type BoardQuery = Omit<operations['getStaffingBoard']['parameters']['query'], 'offset'>;

/** The queries of calendars. Days are `DD-MM-YYYY`. */
export const calendarQueries = {
  /** The calling videographer's working hours, and entries of at most 62 days in their own zone. */
  own: (from: string, to: string) =>
    queryOptions({
      queryKey: [...availabilityKeys.calendars(), 'own', from, to],
      queryFn: ({ signal }) =>
        dataOf(api.GET('/calendar', { params: { query: { from, to } }, signal })),
    }),

  /** The private address of the caller's calendar; `url` is null while there is none. */
  address: () =>
    queryOptions({
      queryKey: [...availabilityKeys.calendars(), 'address'],
      queryFn: ({ signal }) => dataOf(api.GET('/calendar/address', { signal })),
    }),

  /**
   * Some days, seven by default, of videographers and the unstaffed bookings, for internal users. In pages by name, or as the
   * candidates for `booking`, best first.
   */
  board: (query: BoardQuery) =>
    infiniteQueryOptions({
      queryKey: [...availabilityKeys.calendars(), 'board', query],
      queryFn: ({ pageParam, signal }) =>
        dataOf(
          api.GET('/calendar/board', {
            params: { query: { ...query, offset: pageParam } },
            signal,
          }),
        ),
      initialPageParam: 0,
      getNextPageParam: (last, pages) =>
        last.next === null
          ? undefined
          : pages.reduce((count, { results }) => count + results.length, 0),
    }),
};
