import { api, dataOf, invoiceKeys } from '@shootline/shared-api';
import { queryOptions } from '@tanstack/react-query';
import type { InvoiceListQuery } from './invoice.queries.ts';

/** The queries of the invoices area beyond its list. */
export const invoiceDetailQueries = {
  /**
   * The invoices of these bookings that the user may read or submit, in their order; bookings without
   * one are left out (S2 §2 Invoice dialogs). Throws `ApiError`.
   */
  ofBookings: (bookings: readonly string[]) =>
    queryOptions({
      queryKey: [...invoiceKeys.all(), 'of-bookings', bookings],
      queryFn: ({ signal }) =>
        dataOf(
          api.GET('/invoice/of-bookings', {
            params: { query: { bookings: [...bookings] } },
            signal,
          }),
        ).then(({ invoices }) => invoices),
    }),

  /** What happened to an invoice, newest first. Throws `ApiError`. */
  history: (id: string) =>
    queryOptions({
      queryKey: [...invoiceKeys.all(), 'history', id],
      queryFn: ({ signal }) =>
        dataOf(api.GET('/invoice/{id}/history', { params: { path: { id } }, signal })).then(
          ({ history }) => history,
        ),
    }),

  /** What was submitted under the number of an invoice, and what it claims together. Throws `ApiError`. */
  ofNumber: (id: string) =>
    queryOptions({
      queryKey: [...invoiceKeys.all(), 'of-number', id],
      queryFn: ({ signal }) =>
        dataOf(api.GET('/invoice/{id}/same-number', { params: { path: { id } }, signal })),
    }),

  /**
   * What the invoices that match cost together by currency, in minor units; no totals where more than
   * 10,000 match (S2 §2). Throws `ApiError`.
   */
  totals: ({ sortBy: _sortBy, asc: _asc, ...filters }: InvoiceListQuery) =>
    queryOptions({
      queryKey: [...invoiceKeys.lists(), 'totals', filters],
      queryFn: ({ signal }) =>
        dataOf(api.GET('/invoice/totals', { params: { query: filters }, signal })),
    }),
};
