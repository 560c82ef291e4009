import {
  api,
  dataOf,
  type Earning,
  fetchFile,
  invoiceKeys,
  type operations,
  pagedListOptions,
} from '@shootline/shared-api';
import { queryOptions } from '@tanstack/react-query';

type ListQuery = NonNullable<operations['listEarnings']['parameters']['query']>;

interface Period {
  from_date?: string;
  to_date?: string;
}

/** A PDF of the videographer's own earnings of a period. Throws `ApiError`. */
export function downloadStatement(period: Period): Promise<Blob> {
  return dataOf(
    api.GET('/invoice/earnings/statement', {
      params: { query: period },
      parseAs: 'blob',
      fetch: fetchFile,
    }) as Promise<{ data?: Blob }>,
  );
}

/** A workbook of the videographer's own shoots of a period. Throws `ApiError`. */
export function downloadShoots(period: Period): Promise<Blob> {
  return dataOf(
    api.GET('/invoice/earnings/shoots-file', {
      params: { query: period },
      parseAs: 'blob',
      fetch: fetchFile,
    }) as Promise<{ data?: Blob }>,
  );
}

/** The queries of a videographer's own earnings. */
export const earningsQueries = {
  /** Pages of their invoices, newest shoot first. Throws `ApiError`, including Forbidden. */
  list: (query: Omit<ListQuery, 'offset' | 'limit'>) =>
    pagedListOptions<Earning>({
      queryKey: [...invoiceKeys.lists(), 'earnings', query],
      page: (offset, signal) =>
        dataOf(api.GET('/invoice/earnings', { params: { query: { ...query, offset } }, signal })),
      isReloadedWhole: true,
    }),

  /** Their earnings by month, state and currency, in minor units. Throws `ApiError`. */
  sums: () =>
    queryOptions({
      queryKey: [...invoiceKeys.lists(), 'earning-sums'],
      queryFn: ({ signal }) =>
        dataOf(api.GET('/invoice/earnings/sums', { signal })).then(({ sums }) => sums),
    }),
};
