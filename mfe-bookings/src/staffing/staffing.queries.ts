import { api, availabilityKeys, type BookingStaffing, dataOf } from '@shootline/shared-api';
import { queryOptions } from '@tanstack/react-query';

/** The API's limit of bookings for one request. */
const most = 25;

/** The staffing of some bookings; suggests nobody who was already suggested in `before` for the same time. */
function staffingOf(bookings: string[], before: BookingStaffing[], signal: AbortSignal) {
  if (before.length === 0) {
    return dataOf(api.GET('/staffing', { params: { query: { uuid: bookings } }, signal }));
  }
  const suggested = before.flatMap(({ booking, best }) =>
    best ? [{ booking, videographer: best.uuid }] : [],
  );
  return dataOf(api.POST('/staffing', { body: { bookings, suggested }, signal }));
}

/** The staffing status of bookings, with the best videographer to ask next. */
export const staffingQueries = {
  /**
   * Any number of bookings in order, without those that the user may not view. Nobody is suggested for two
   * bookings at nearly the same time. For internal users.
   */
  of: (bookings: readonly string[]) =>
    queryOptions({
      queryKey: [...availabilityKeys.lists(), 'staffing', bookings],
      queryFn: async ({ signal }) => {
        const all: BookingStaffing[] = [];
        for (let at = 0; at < bookings.length; at += most) {
          const { results } = await staffingOf(bookings.slice(at, at + most), all, signal);
          all.push(...results);
        }
        return all;
      },
    }),
};
