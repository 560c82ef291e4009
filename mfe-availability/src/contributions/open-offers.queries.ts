import { api, dataOf } from '@shootline/shared-api';

/** The first offers that the user can answer, soonest shoot first. Throws `ApiError`. */
export const offersToAnswer = (signal: AbortSignal) =>
  dataOf(
    api.GET('/booking/booking-availability/list-availabilities', {
      params: { query: { view: 'to_answer', sortBy: 'date', asc: true } },
      signal,
    }),
  );
