import { api, bookingKeys, dataOf } from '@shootline/shared-api';
import { queryOptions } from '@tanstack/react-query';

interface EstimateQuery {
  country_code: string;
  city: string;
  /** For a typed address, to tell towns of the same name apart. */
  state?: string;
  /** For a chosen address, with `lng`. */
  lat?: number;
  lng?: number;
  /** Length of the shoot in hours. */
  duration: number;
}

/** The queries of indicative prices. */
export const estimateQueries = {
  /** Indicative price for the client, without GST. */
  ofClient: (query: EstimateQuery) =>
    queryOptions({
      queryKey: [...bookingKeys.all(), 'client-cost-estimate', query],
      queryFn: ({ signal }) =>
        dataOf(api.GET('/booking-client-cost-estimate', { params: { query }, signal })),
    }),

  /** Indicative price of the videographer, without GST. */
  ofVideographer: (query: EstimateQuery) =>
    queryOptions({
      queryKey: [...bookingKeys.all(), 'camop-cost-estimate', query],
      queryFn: ({ signal }) =>
        dataOf(api.GET('/booking-camop-cost-estimate', { params: { query }, signal })),
    }),
};
