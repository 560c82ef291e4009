import {
  api,
  bookingKeys,
  type BookingSummary,
  type Videographer,
  dataOf,
  type Invoice,
  invoiceKeys,
  type ManagedUser,
  pagedListOptions,
  userQueries,
} from '@shootline/shared-api';
import { queryOptions } from '@tanstack/react-query';
import { managedUserQueries } from '../users/managed-user.queries.ts';

/** Number of results shown of each kind. */
const limit = 5;

/** Sorted by number, the exact match comes first, as the others have more digits. */
export type BookingsQuery = { title: string } | { booking_uid: string; sortBy: 'booking_uid' };

/** The first matches of a search, under the keys of the areas' lists. */
export const searchQueries = {
  bookings: (query: BookingsQuery) =>
    pagedListOptions<BookingSummary>({
      queryKey: [...bookingKeys.lists(), { ...query, limit }],
      page: (offset, signal) =>
        dataOf(
          api.GET('/booking/list-bookings', {
            params: { query: { ...query, offset, limit } },
            signal,
          }),
        ),
    }),

  clients: (query: { name: string }) =>
    queryOptions({
      queryKey: [...userQueries.clients().queryKey, { ...query, limit }],
      queryFn: ({ signal }) =>
        dataOf(api.GET('/client', { params: { query: { ...query, limit } }, signal })),
    }),

  users: (query: { name: string }) =>
    pagedListOptions<ManagedUser>({
      queryKey: [...managedUserQueries.all(), 'list', { ...query, limit }],
      page: (offset, signal) =>
        dataOf(api.GET('/users', { params: { query: { ...query, offset, limit } }, signal })),
    }),

  videographers: (query: { name: string }) =>
    pagedListOptions<Videographer>({
      queryKey: [...userQueries.videographerLists(), { ...query, limit }],
      page: (offset, signal) =>
        dataOf(
          api.GET('/user/camera-operators', {
            params: { query: { ...query, offset, limit } },
            signal,
          }),
        ),
    }),

  invoices: (query: { invoice_number: string }) =>
    pagedListOptions<Invoice>({
      queryKey: [...invoiceKeys.lists(), { ...query, limit }],
      page: (offset, signal) =>
        dataOf(api.GET('/invoice', { params: { query: { ...query, offset, limit } }, signal })),
    }),
};
