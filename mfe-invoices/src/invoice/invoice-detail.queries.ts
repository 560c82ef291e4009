import { api, dataOf, invoiceKeys } from '@shootline/shared-api';
import { queryOptions } from '@tanstack/react-query';
import type { InvoiceListQuery } from './invoice.queries.ts';

/**
 * The queries of the invoices area other than the list and one invoice, which the remote's entry holds for its
 * first calls.
 */
export const invoiceDetailQueries = {
  /**
   * The invoices of these bookings that the user may read or submit, in the bookings' order; bookings
   * without one are left out. Throws `ApiError`.
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

  /** The history of an invoice, newest first. Throws `ApiError`. */
  history: (id: string) =>
    queryOptions({
      queryKey: [...invoiceKeys.all(), 'history', id],
      queryFn: ({ signal }) =>
        dataOf(api.GET('/invoice/{id}/history', { params: { path: { id } }, signal })).then(
          ({ history }) => history,
        ),
    }),

  /** The invoices with the same number, and their total claim. Throws `ApiError`. */
  sameNumber: (id: string) =>
    queryOptions({
      queryKey: [...invoiceKeys.all(), 'of-number', id],
      queryFn: ({ signal }) =>
        dataOf(api.GET('/invoice/{id}/same-number', { params: { path: { id } }, signal })),
    }),

  /**
   * The total costs of the matching invoices by currency, in minor units; no totals if more than 10,000
   * match. Throws `ApiError`.
   */
  totals: ({ sortBy: _sortBy, asc: _asc, ...filters }: InvoiceListQuery) =>
    queryOptions({
      queryKey: [...invoiceKeys.lists(), 'totals', filters],
      queryFn: ({ signal }) =>
        dataOf(api.GET('/invoice/totals', { params: { query: filters }, signal })),
    }),
};
