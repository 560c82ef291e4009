import { api, type BookingSummary, dataOf } from '@shootline/shared-api';

/** Number of results of each kind. */
const limit = 5;
/** Number of bookings among which the nearest are found. */
const considered = 25;

/** Sorted by number, the exact match comes first, as the others have more digits. */
type BookingsQuery = { title: string } | { booking_uid: string; sortBy: 'booking_uid' };

const pageOf = async (
  query: BookingsQuery & { limit: number },
  signal: AbortSignal,
): Promise<BookingSummary[]> => {
  const params = { query: { ...query, offset: 0 } };
  return (await dataOf(api.GET('/booking/list-bookings', { params, signal }))).results;
};

const distanceOf = ({ date }: BookingSummary) =>
  date === null ? Infinity : Math.abs(Date.parse(date) - Date.now());

/** Bookings whose number begins with these digits, the exact match first. Throws `ApiError`. */
export const bookingsByNumber = (booking_uid: string, signal: AbortSignal) =>
  pageOf({ booking_uid, sortBy: 'booking_uid', limit }, signal);

/** Bookings with a title like this, those with the nearest shoot time first. Throws `ApiError`. */
export const bookingsByTitle = async (title: string, signal: AbortSignal) => {
  const found = await pageOf({ title, limit: considered }, signal);
  return found.sort((one, other) => distanceOf(one) - distanceOf(other)).slice(0, limit);
};

/** The first clients with a name like this, for internal users. Throws `ApiError`. */
export const foundClients = (name: string, signal: AbortSignal) =>
  dataOf(api.GET('/client', { params: { query: { name, limit } }, signal }));
