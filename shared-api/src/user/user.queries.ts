import { queryOptions } from '@tanstack/react-query';
import type { CameraOperator, operations } from '../contract/index.ts';
import { api, dataOf } from '../client/client.ts';
import { pagedListOptions } from '../query/paged-list.ts';

type CameraOperatorQuery = Omit<
  NonNullable<operations['listCameraOperators']['parameters']['query']>,
  'offset'
>;

// People and clients change seldom; lists of them serve the whole visit.
const staleTime = 5 * 60_000;

/** Every read of people and clients: its key and its call in one place. */
export const userQueries = {
  all: () => ['user'] as const,

  /** People who may have created bookings, of one client when it is given (S1 §6). */
  submitters: (client?: string) =>
    queryOptions({
      queryKey: [...userQueries.all(), 'submitters', client ?? null],
      staleTime,
      queryFn: ({ signal }) =>
        dataOf(api.GET('/user/submitters', { params: { query: { client } }, signal })),
    }),

  /** Account managers by name; for internal users. */
  accountManagers: () =>
    queryOptions({
      queryKey: [...userQueries.all(), 'account-managers'],
      staleTime,
      queryFn: ({ signal }) => dataOf(api.GET('/user/am-users', { signal })),
    }),

  /** Everyone of the staff by name; for internal users. */
  internalUsers: () =>
    queryOptions({
      queryKey: [...userQueries.all(), 'internal-users'],
      staleTime,
      queryFn: ({ signal }) => dataOf(api.GET('/user/internal-users', { signal })),
    }),

  /** Pages of videographers by name; for internal users (S2 §2 Search Videographers). */
  cameraOperators: (query: CameraOperatorQuery) =>
    pagedListOptions<CameraOperator>({
      queryKey: [...userQueries.all(), 'camera-operators', query],
      page: (offset, signal) =>
        dataOf(
          api.GET('/user/camera-operators', { params: { query: { ...query, offset } }, signal }),
        ),
    }),

  /** Every videographer by name, for choosing one; for internal users. */
  cameraOperatorChoices: () =>
    queryOptions({
      queryKey: [...userQueries.all(), 'camera-operator-choices'],
      staleTime,
      queryFn: async ({ signal }) => {
        const found: CameraOperator[] = [];
        for (let isLast = false; !isLast;) {
          const { results, next } = await dataOf(
            api.GET('/user/camera-operators', {
              params: { query: { offset: found.length } },
              signal,
            }),
          );
          found.push(...results);
          isLast = next === null || results.length === 0;
        }
        return found;
      },
    }),

  /** Clients by name, as many as the caller may know of (S1 §6). */
  clients: () =>
    queryOptions({
      queryKey: [...userQueries.all(), 'clients'],
      staleTime,
      queryFn: ({ signal }) => dataOf(api.GET('/client', { signal })),
    }),

  /** Where the caller lives; `location` is null while no address is known (S2 §7). */
  address: () =>
    queryOptions({
      queryKey: [...userQueries.all(), 'address'],
      queryFn: ({ signal }) => dataOf(api.GET('/get_user_address_hub3', { signal })),
    }),

  /** The caller's notifications, newest first (S2 §2). */
  actions: () =>
    queryOptions({
      queryKey: [...userQueries.all(), 'actions'],
      queryFn: ({ signal }) => dataOf(api.GET('/actions', { signal })),
    }),
};
