import {
  api,
  type Availability,
  availabilityKeys,
  type Candidate,
  dataOf,
  pagedListOptions,
} from '@shootline/shared-api';
import type { operations } from '@shootline/shared-api/contract';
import { queryOptions } from '@tanstack/react-query';

type ListQuery = NonNullable<operations['listAvailabilities']['parameters']['query']>;
type CandidateQuery = NonNullable<operations['listCandidates']['parameters']['query']>;

/** View and sort of the offers list (S2 §2), all optional. */
export type AvailabilityListQuery = Omit<ListQuery, 'offset'>;

/** The queries of job offers. */
export const availabilityQueries = {
  /** Pages of offers: all for internal users, their own for videographers (S2 §2). */
  list: (query: AvailabilityListQuery) =>
    pagedListOptions<Availability>({
      queryKey: [...availabilityKeys.lists(), query],
      page: (offset, signal) =>
        dataOf(
          api.GET('/booking/booking-availability/list-availabilities', {
            params: { query: { ...query, offset } },
            signal,
          }),
        ),
    }),

  /** One offer as the caller may read it, signed out too (S2 §2). Throws `ApiError`, NotFound among them. */
  detail: (id: string) =>
    queryOptions({
      queryKey: [...availabilityKeys.details(), id],
      queryFn: ({ signal }) =>
        dataOf(api.GET('/booking/booking-availability/{id}', { params: { path: { id } }, signal })),
    }),

  /** Pages of videographers for a booking, best first (decisions §4); for internal users. */
  candidates: (booking: string, query: Omit<CandidateQuery, 'offset'> = {}) =>
    pagedListOptions<Candidate>({
      queryKey: [...availabilityKeys.candidates(), booking, query],
      page: (offset, signal) =>
        dataOf(
          api.GET('/booking/{id}/candidates', {
            params: { path: { id: booking }, query: { ...query, offset } },
            signal,
          }),
        ),
    }),
};
