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

/** Filters and sort of the invoices list (S2 §2), all optional. */
export type InvoiceListQuery = Omit<ListQuery, 'offset'>;

/** The queries of the list of invoices and of one of them. */
export const invoiceQueries = {
  /** Pages of invoices for finance and admins (S2 §2). Throws `ApiError`, Forbidden among them. */
  list: (query: InvoiceListQuery) =>
    pagedListOptions<Invoice>({
      queryKey: [...invoiceKeys.lists(), query],
      page: (offset, signal) =>
        dataOf(api.GET('/invoice', { params: { query: { ...query, offset } }, signal })),
    }),

  /** One invoice as the user may read it (S2 §2). Throws `ApiError`, NotFound among them. */
  detail: (id: string) =>
    queryOptions({
      queryKey: invoiceKeys.detail(id),
      queryFn: ({ signal }) =>
        dataOf(api.GET('/invoice/{id}', { params: { path: { id } }, signal })),
    }),
};
