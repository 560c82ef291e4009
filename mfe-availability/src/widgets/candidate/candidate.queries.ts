import {
  api,
  availabilityKeys,
  type Candidate,
  dataOf,
  type operations,
  type Page,
  pagedListOptions,
} from '@shootline/shared-api';
import { queryOptions } from '@tanstack/react-query';

type CandidateQuery = NonNullable<operations['listCandidates']['parameters']['query']>;

const pageSize = 25;
/** The API's limit of uuids for one request. */
const mostAsked = 100;

const candidatePage = (booking: string, query: CandidateQuery, signal: AbortSignal) =>
  dataOf(api.GET('/booking/{id}/candidates', { params: { path: { id: booking }, query }, signal }));

/** Any number of videographers as one page, without those who are not candidates for the booking. */
async function candidatesAmong(
  booking: string,
  { name, uuid }: { name?: string | undefined; uuid: readonly string[] },
  signal: AbortSignal,
): Promise<Page<Candidate>> {
  const parts = Array.from({ length: Math.ceil(uuid.length / pageSize) }, (_, part) => {
    const asked = uuid.slice(part * pageSize, (part + 1) * pageSize);
    return candidatePage(booking, { ...(name && { name }), uuid: asked }, signal);
  });
  const results = (await Promise.all(parts)).flatMap((page) => page.results);
  return { count: results.length, next: null, results };
}

/** The candidates whom automatic assignment would ask; all of them are free of conflicts. */
async function queueOf(booking: string, signal: AbortSignal): Promise<Candidate[]> {
  const all: Candidate[] = [];
  for (;;) {
    const { results, next } = await candidatePage(booking, { offset: all.length }, signal);
    all.push(...results);
    const queue = all.filter(({ queue_place }) => queue_place !== null);
    const isWhole = queue.length === 10 || results.at(-1)?.conflicts.length !== 0;
    if (isWhole || next === null) {
      return queue.sort((a, b) => (a.queue_place ?? 0) - (b.queue_place ?? 0));
    }
  }
}

/** The queries of candidates for a booking. */
export const candidateQueries = {
  /** Pages of videographers for a booking, best first; for internal users. */
  list: (booking: string, query: Omit<CandidateQuery, 'offset'> = {}) =>
    pagedListOptions<Candidate>({
      queryKey: [...availabilityKeys.candidatesFor(booking), query],
      page: (offset, signal) =>
        query.uuid && query.uuid.length > mostAsked
          ? candidatesAmong(booking, { ...query, uuid: query.uuid }, signal)
          : candidatePage(booking, { ...query, offset }, signal),
      isReloadedWhole: true,
    }),

  /** Any number of videographers as candidates for a booking; the others are left out. */
  of: (booking: string, uuids: readonly string[]) =>
    queryOptions({
      queryKey: [...availabilityKeys.candidatesFor(booking), 'of', uuids],
      queryFn: async ({ signal }) =>
        (await candidatesAmong(booking, { uuid: uuids }, signal)).results,
    }),

  /** The candidates whom automatic assignment would ask, in order, at most ten. */
  queue: (booking: string) =>
    queryOptions({
      queryKey: [...availabilityKeys.candidatesFor(booking), 'queue'],
      queryFn: ({ signal }) => queueOf(booking, signal),
    }),
};
