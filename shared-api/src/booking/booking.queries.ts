import { queryOptions } from '@tanstack/react-query';
import type { BookingSummary, BookingView, operations } from '../contract/index.ts';
import { api, dataOf } from '../client/client.ts';
import { pagedListOptions } from '../query/paged-list.ts';

type ListQuery = NonNullable<operations['listBookings']['parameters']['query']>;

/** Filters and sort of the bookings list (S1 §7), all optional. */
export type BookingListQuery = Omit<ListQuery, 'offset'>;

interface EstimateQuery {
  country_code: string;
  city: string;
  /** Of a typed address, to tell towns of one name apart. */
  state?: string;
  /** Of a chosen address, with `lng`. */
  lat?: number;
  lng?: number;
  /** Hours. */
  duration: number;
}

/** The sort of the drafts list (S1 §7). */
type DraftListQuery = Omit<NonNullable<operations['listDrafts']['parameters']['query']>, 'offset'>;

/** The queries of the bookings area. */
export const bookingQueries = {
  all: () => ['booking'] as const,

  /** Key of every bookings list, whatever its filters. */
  lists: () => [...bookingQueries.all(), 'list'] as const,

  /** Key of the lists of one view, whatever their other filters. */
  listsOf: (view: BookingView) => [...bookingQueries.lists(), { view }] as const,

  /**
   * Pages of the bookings that the user may view (S1 §2). Throws `ApiError` of type network,
   * NotAuthenticated or ValidationError.
   */
  list: (query: BookingListQuery) =>
    pagedListOptions<BookingSummary>({
      queryKey: [...bookingQueries.lists(), query],
      page: (offset, signal) =>
        dataOf(
          api.GET('/booking/list-bookings', { params: { query: { ...query, offset } }, signal }),
        ),
    }),

  /** Pages of the drafts that the user may view (S1 §2). Throws `ApiError` as `list` does. */
  drafts: (query: DraftListQuery) =>
    pagedListOptions<BookingSummary>({
      queryKey: [...bookingQueries.lists(), 'drafts', query],
      page: (offset, signal) =>
        dataOf(
          api.GET('/booking/list-drafts', { params: { query: { ...query, offset } }, signal }),
        ),
    }),

  /** Key of every booking's detail. */
  details: () => [...bookingQueries.all(), 'detail'] as const,

  /** One booking with the caller's permissions (S1 §3). Throws `ApiError`, NotFound among them. */
  detail: (id: string) =>
    queryOptions({
      queryKey: [...bookingQueries.details(), id],
      queryFn: ({ signal }) =>
        dataOf(api.GET('/booking/{id}', { params: { path: { id } }, signal })),
    }),

  /** Key of every comment thread. */
  threads: () => [...bookingQueries.all(), 'thread'] as const,

  /** A comment thread, oldest comment first (S1 §2). */
  thread: (threadId: string) =>
    queryOptions({
      queryKey: [...bookingQueries.threads(), threadId],
      queryFn: ({ signal }) =>
        dataOf(api.GET('/booking/comments/{threadId}', { params: { path: { threadId } }, signal })),
    }),

  /** Indicative price for the client, without GST (decisions §3). */
  clientCostEstimate: (query: EstimateQuery) =>
    queryOptions({
      queryKey: [...bookingQueries.all(), 'client-cost-estimate', query],
      queryFn: ({ signal }) =>
        dataOf(api.GET('/booking-client-cost-estimate', { params: { query }, signal })),
    }),

  /** Indicative price of the videographer, without GST (decisions §3). */
  camopCostEstimate: (query: EstimateQuery) =>
    queryOptions({
      queryKey: [...bookingQueries.all(), 'camop-cost-estimate', query],
      queryFn: ({ signal }) =>
        dataOf(api.GET('/booking-camop-cost-estimate', { params: { query }, signal })),
    }),

  /** The link for uploading footage of a hub video; null once the project is completed (S1 §2). */
  publicUploadLink: (videoId: string) =>
    queryOptions({
      queryKey: [...bookingQueries.all(), 'public-upload-link', videoId],
      queryFn: ({ signal }) =>
        dataOf(api.GET('/public-upload-link', { params: { query: { videoId } }, signal })),
    }),
};
