import { api, dataOf } from '@shootline/shared-api';

/** The first invoices to approve, earliest shoot first. Throws `ApiError`. */
export const invoicesToApprove = (signal: AbortSignal) =>
  dataOf(
    api.GET('/invoice', {
      params: { query: { view: 'to_approve', sortBy: 'date', asc: true } },
      signal,
    }),
  );
