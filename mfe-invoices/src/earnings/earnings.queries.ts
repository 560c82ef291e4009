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

/** Loads a file of the videographer's own earnings of a period. It throws `ApiError`. */
const fileOf =
  (path: '/invoice/earnings/statement' | '/invoice/earnings/shoots-file') =>
  (period: Period): Promise<Blob> =>
    dataOf(
      api.GET(path, { params: { query: period }, parseAs: 'blob', fetch: fetchFile }) as Promise<{
        data?: Blob;
      }>,
    );

/** The statement as a PDF. */
export const downloadStatement = fileOf('/invoice/earnings/statement');

/** The shoots as a workbook. */
export const downloadShoots = fileOf('/invoice/earnings/shoots-file');

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
