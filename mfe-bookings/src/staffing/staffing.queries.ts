import { api, availabilityKeys, type BookingStaffing, dataOf } from '@shootline/shared-api';
import { queryOptions } from '@tanstack/react-query';

/** The API's limit of bookings for one request. */
const most = 25;

/** The staffing of some bookings after those of `before`, whose suggestions it heeds. */
function staffingOf(bookings: string[], before: BookingStaffing[], signal: AbortSignal) {
  if (before.length === 0) {
    return dataOf(api.GET('/staffing', { params: { query: { uuid: bookings } }, signal }));
  }
  const suggested = before.flatMap(({ booking, best }) =>
    best ? [{ booking, videographer: best.uuid }] : [],
  );
  return dataOf(api.POST('/staffing', { body: { bookings, suggested }, signal }));
}

/** How staffing of bookings stands, with the best videographer to ask next. */
export const staffingQueries = {
  /**
   * Any number of bookings in order, without those that the user may not view; nobody is suggested for
   * two whose times are too close. For internal users.
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
