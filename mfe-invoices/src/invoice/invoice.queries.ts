import {
  api,
  dataOf,
  type Invoice,
  invoiceKeys,
  type operations,
  pagedListOptions,
} from '@shootline/shared-api';
import { queryOptions } from '@tanstack/react-query';

type ListQuery = NonNullable<operations['listInvoices']['parameters']['query']>;

/** Filters and sort of the invoices list, all optional. */
export type InvoiceListQuery = Omit<ListQuery, 'offset'>;

/** The queries for the list of invoices and for one invoice. */
export const invoiceQueries = {
  /** Pages of invoices for finance and admins. Throws `ApiError`, including Forbidden. */
  list: (query: InvoiceListQuery) =>
    pagedListOptions<Invoice>({
      queryKey: [...invoiceKeys.lists(), query],
      page: (offset, signal) =>
        dataOf(api.GET('/invoice', { params: { query: { ...query, offset } }, signal })),
    }),

  /** Whether the portal can write the user's invoices, and their next number. Throws `ApiError`. */
  writing: () =>
    queryOptions({
      queryKey: [...invoiceKeys.all(), 'writing'],
      queryFn: ({ signal }) => dataOf(api.GET('/invoice/writing', { signal })),
      // Without an answer, users upload their own.
      retry: false,
    }),

  /** One invoice with the fields that the user may read. Throws `ApiError`, including NotFound. */
  detail: (id: string) =>
    queryOptions({
      queryKey: invoiceKeys.detail(id),
      queryFn: ({ signal }) =>
        dataOf(api.GET('/invoice/{id}', { params: { path: { id } }, signal })),
    }),
};
