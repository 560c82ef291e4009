import { api, type Booking, bookingKeys, type CallSheet, dataOf } from '@shootline/shared-api';
import { queryOptions } from '@tanstack/react-query';

/** Queries of the readers of call sheets. */
export const callSheetQueries = {
  /** The readers of a booking's newest call sheet whose state the user may read. Throws `ApiError`. */
  readers: (id: string, { version }: Pick<CallSheet, 'version'>) =>
    queryOptions({
      queryKey: [...bookingKeys.detail(id), 'call sheet readers', version],
      queryFn: ({ signal }) =>
        dataOf(api.GET('/booking/{id}/call-sheet', { params: { path: { id } }, signal })),
    }),

  /** The letters that the next call sheet of a booking would lack. Throws `ApiError`, including Conflict. */
  check: ({ uuid: id, version }: Pick<Booking, 'uuid' | 'version'>) =>
    queryOptions({
      queryKey: [...bookingKeys.detail(id), 'call sheet check', version],
      queryFn: ({ signal }) =>
        dataOf(api.GET('/booking/{id}/call-sheet-check', { params: { path: { id } }, signal })),
    }),

  /** The call sheet of a mailed link, which counts as opened. Throws `ApiError`, including NotFound. */
  link: (token: string) =>
    queryOptions({
      queryKey: ['call sheet link', token],
      queryFn: ({ signal }) => dataOf(api.POST('/call-sheet-link', { body: { token }, signal })),
      staleTime: Infinity,
    }),
};
