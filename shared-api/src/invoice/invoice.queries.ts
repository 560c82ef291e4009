import { queryOptions } from '@tanstack/react-query';
import type { Invoice, SupplierInvoice, operations } from '../contract/index.ts';
import { api, dataOf } from '../client/client.ts';
import { pagedListOptions } from '../query/paged-list.ts';

type ListQuery = NonNullable<operations['listInvoices']['parameters']['query']>;

/** Filters and sort of the invoices list (S2 §2), all optional. */
export type InvoiceListQuery = Omit<ListQuery, 'offset'>;

/** Whether an invoice has the fields that only finance may read. */
export function isWholeInvoice(invoice: Invoice | SupplierInvoice): invoice is Invoice {
  return 'admin_invoice_notes' in invoice;
}

/** The queries of the invoices area. */
export const invoiceQueries = {
  all: () => ['invoice'] as const,

  /** Key of every invoices list, whatever its filters. */
  lists: () => [...invoiceQueries.all(), 'list'] as const,

  /** Pages of invoices for finance and admins (S2 §2). Throws `ApiError`, Forbidden among them. */
  list: (query: InvoiceListQuery) =>
    pagedListOptions<Invoice>({
      queryKey: [...invoiceQueries.lists(), query],
      page: (offset, signal) =>
        dataOf(api.GET('/invoice', { params: { query: { ...query, offset } }, signal })),
    }),

  /** One invoice as the user may read it (S2 §2). Throws `ApiError`, NotFound among them. */
  detail: (id: string) =>
    queryOptions({
      queryKey: [...invoiceQueries.all(), 'detail', id],
      queryFn: ({ signal }) =>
        dataOf(api.GET('/invoice/{id}', { params: { path: { id } }, signal })),
    }),
};
