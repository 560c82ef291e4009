import { queryOptions } from '@tanstack/react-query';
import type { Videographer } from '../contract/index.ts';
import { api, dataOf } from '../client/client.ts';

// Users and clients rarely change.
const staleTime = 5 * 60_000;

/** The queries of users and clients. */
export const userQueries = {
  all: () => ['user'] as const,

  /** Users who may create bookings, of one client or of all. */
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

  /** All staff by name; for internal users. */
  internalUsers: () =>
    queryOptions({
      queryKey: [...userQueries.all(), 'internal-users'],
      staleTime,
      queryFn: ({ signal }) => dataOf(api.GET('/user/internal-users', { signal })),
    }),

  /** Key of every list of videographers, with any filters. */
  videographerLists: () => [...userQueries.all(), 'camera-operators'] as const,

  /** All videographers by name, for pickers; for internal users. */
  videographerChoices: () =>
    queryOptions({
      queryKey: [...userQueries.all(), 'camera-operator-choices'],
      staleTime,
      queryFn: async ({ signal }) => {
        const videographers: Videographer[] = [];
        for (let isLast = false; !isLast;) {
          const { results, next } = await dataOf(
            api.GET('/user/camera-operators', {
              params: { query: { offset: videographers.length } },
              signal,
            }),
          );
          videographers.push(...results);
          isLast = next === null || results.length === 0;
        }
        return videographers;
      },
    }),

  /** The clients that the caller may see, by name. */
  clients: () =>
    queryOptions({
      queryKey: [...userQueries.all(), 'clients'],
      staleTime,
      queryFn: ({ signal }) => dataOf(api.GET('/client', { signal })),
    }),

  /** The caller's address; `location` is null while none is known. */
  address: () =>
    queryOptions({
      queryKey: [...userQueries.all(), 'address'],
      queryFn: ({ signal }) => dataOf(api.GET('/get_user_address_hub3', { signal })),
    }),

  /** Key only, to invalidate the caller's notifications. */
  notifications: () => [...userQueries.all(), 'notifications'] as const,
};
