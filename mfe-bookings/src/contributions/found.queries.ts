import { api, dataOf } from '@shootline/shared-api';

/** Number of results of each kind. */
const limit = 5;

/** Sorted by number, the exact match comes first, as the others have more digits. */
export type BookingsQuery = { title: string } | { booking_uid: string; sortBy: 'booking_uid' };

/** The first bookings that match. Throws `ApiError`. */
export const foundBookings = async (query: BookingsQuery, signal: AbortSignal) => {
  const params = { query: { ...query, offset: 0, limit } };
  return (await dataOf(api.GET('/booking/list-bookings', { params, signal }))).results;
};

/** The first clients with a name like this, for internal users. Throws `ApiError`. */
export const foundClients = (name: string, signal: AbortSignal) =>
  dataOf(api.GET('/client', { params: { query: { name, limit } }, signal }));
