import { api, availabilityKeys, type BookingStaffing, dataOf } from '@shootline/shared-api';
import { queryOptions } from '@tanstack/react-query';

/** The API's limit of bookings for one request. */
const most = 25;

/** How staffing of bookings stands, with the best videographer to ask next (decisions §4). */
export const staffingQueries = {
  /** Any number of bookings in order, without those that the user may not view. For internal users. */
  of: (bookings: readonly string[]) =>
    queryOptions({
      queryKey: [...availabilityKeys.lists(), 'staffing', bookings],
      queryFn: async ({ signal }) => {
        const all: BookingStaffing[] = [];
        for (let at = 0; at < bookings.length; at += most) {
          const query = { uuid: bookings.slice(at, at + most) };
          const { results } = await dataOf(api.GET('/staffing', { params: { query }, signal }));
          all.push(...results);
        }
        return all;
      },
    }),
};
