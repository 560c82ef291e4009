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

const pageSize = 25;

const candidatePage = (booking: string, query: CandidateQuery, signal: AbortSignal) =>
  dataOf(api.GET('/booking/{id}/candidates', { params: { path: { id: booking }, query }, signal }));

/** The candidates whom automatic assignment would ask, who stand among those without a hindrance. */
async function queueOf(booking: string, signal: AbortSignal): Promise<Candidate[]> {
  const all: Candidate[] = [];
  for (;;) {
    const { results, next } = await candidatePage(booking, { offset: all.length }, signal);
    all.push(...results);
    const queue = all.filter(({ queue_place }) => queue_place !== null);
    const isWhole = queue.length === 10 || results.at(-1)?.hindrances.length !== 0;
    if (isWhole || next === null) {
      return queue.sort((a, b) => (a.queue_place ?? 0) - (b.queue_place ?? 0));
    }
  }
}

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
      queryKey: [...availabilityKeys.candidatesFor(booking), query],
      page: (offset, signal) => candidatePage(booking, { ...query, offset }, signal),
      isReloadedWhole: true,
    }),

  /** These videographers as candidates for a booking, however many; those who are none are left out. */
  candidatesOf: (booking: string, uuids: readonly string[]) =>
    queryOptions({
      queryKey: [...availabilityKeys.candidatesFor(booking), 'of', uuids],
      queryFn: async ({ signal }) => {
        const parts = Array.from({ length: Math.ceil(uuids.length / pageSize) }, (_, part) =>
          candidatePage(
            booking,
            { uuid: uuids.slice(part * pageSize, (part + 1) * pageSize) },
            signal,
          ),
        );
        return (await Promise.all(parts)).flatMap(({ results }) => results);
      },
    }),

  /** Whom Offer Job with automatic assignment would ask, in order, at most ten (decisions §4). */
  queue: (booking: string) =>
    queryOptions({
      queryKey: [...availabilityKeys.candidatesFor(booking), 'queue'],
      queryFn: ({ signal }) => queueOf(booking, signal),
    }),
};
