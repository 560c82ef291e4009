import { api, dataOf, invoiceKeys } from '@shootline/shared-api';
import { queryOptions } from '@tanstack/react-query';

export const invoicingQueries = {
  /** The details for the user's invoices, with masked bank details. Throws `ApiError`. */
  detail: () =>
    queryOptions({
      queryKey: [...invoiceKeys.all(), 'invoicing'],
      queryFn: ({ signal }) => dataOf(api.GET('/account/invoicing', { signal })),
    }),
};
