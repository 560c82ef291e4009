import {
  api,
  bookingKeys,
  type BookingSummary,
  type CameraOperator,
  dataOf,
  type Invoice,
  invoiceKeys,
  pagedListOptions,
  userQueries,
} from '@shootline/shared-api';

/** The first page of what matches a search, under the keys of the areas' own lists. */
export const foundQueries = {
  bookings: (query: { title: string } | { booking_uid: string }) =>
    pagedListOptions<BookingSummary>({
      queryKey: [...bookingKeys.lists(), query],
      page: (offset, signal) =>
        dataOf(
          api.GET('/booking/list-bookings', { params: { query: { ...query, offset } }, signal }),
        ),
    }),

  videographers: (query: { name: string }) =>
    pagedListOptions<CameraOperator>({
      queryKey: [...userQueries.cameraOperatorLists(), query],
      page: (offset, signal) =>
        dataOf(
          api.GET('/user/camera-operators', { params: { query: { ...query, offset } }, signal }),
        ),
    }),

  invoices: (query: { invoice_number: string }) =>
    pagedListOptions<Invoice>({
      queryKey: [...invoiceKeys.lists(), query],
      page: (offset, signal) =>
        dataOf(api.GET('/invoice', { params: { query: { ...query, offset } }, signal })),
    }),
};
