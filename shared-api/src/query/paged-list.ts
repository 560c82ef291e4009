import {
  infiniteQueryOptions,
  keepPreviousData,
  useInfiniteQuery,
  useQueryClient,
  type InfiniteData,
  type Query,
  type QueryKey,
} from '@tanstack/react-query';
import { useMemo } from 'react';
import { ApiError } from '../client/errors.ts';
import { useLoadMore } from './use-load-more.ts';

/** The highest count that the server gives for a list; a higher `count` means more. */
export const countCap = 10_000;

/** A page of an API list. `count` is capped at 10001. */
export interface Page<Row> {
  count: number;
  next: string | null;
  results: Row[];
  /** Set on a list's first page when rows were added, removed or moved since it was loaded. */
  isOutdated?: boolean;
}

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: {
      /** Set for lists of bookings and their records: loads the page that begins after `offset` rows. */
      page?: (offset: number, signal: AbortSignal) => Promise<Page<unknown>>;
    };
  }
}

const freshFor = 30_000;
/** Long enough to read a booking and come back to the loaded rows. */
const keptFor = 30 * 60_000;
const mostPagesAnew = 3;

/**
 * Whether a list has too many pages to reload them all; the shell's live updates then replace only its
 * changed rows.
 */
export function isLongList({ state, meta }: Pick<Query, 'state' | 'meta'>): boolean {
  const { pages } = (state.data ?? {}) as Partial<InfiniteData<unknown>>;
  return meta?.page !== undefined && (pages?.length ?? 0) > mostPagesAnew;
}

interface PagedListOptions<Row> {
  queryKey: QueryKey;
  /** Loads the page that begins after `offset` rows. */
  page: (offset: number, signal: AbortSignal) => Promise<Page<Row>>;
  /** Set for rows that belong to no booking: reloads all pages after a change. */
  isReloadedWhole?: boolean | undefined;
}

/** Query options of a list that loads page by page; for `usePagedList` and for prefetching. */
export function pagedListOptions<Row>(list: PagedListOptions<Row>) {
  const { queryKey, page, isReloadedWhole = false } = list;
  const checkedPage = async (offset: number, signal: AbortSignal) =>
    checkPage(await page(offset, signal));
  return infiniteQueryOptions({
    queryKey,
    queryFn: ({ pageParam, signal }) => checkedPage(pageParam, signal),
    meta: isReloadedWhole ? {} : { page: checkedPage },
    staleTime: (query) => (isLongList(query) ? 'static' : freshFor),
    gcTime: keptFor,
    initialPageParam: 0,
    getNextPageParam: (last: Page<Row>, pages: Page<Row>[]) =>
      last.next === null ? null : pages.reduce((sum, { results }) => sum + results.length, 0),
  });
}

function checkPage<Row>(page: Page<Row>): Page<Row> {
  if (!Array.isArray(page.results)) throw new ApiError('InternalError', 0);
  return page;
}

/** The data that a list screen needs. */
export interface PagedList<Row> {
  status: 'pending' | 'error' | 'success';
  /** The state to show: rows stay while others are loading or fail to load. */
  view: 'loading' | 'error' | 'empty' | 'ready';
  error: Error | null;
  /** Loaded rows, each once. */
  rows: Row[];
  /** Matching rows on the server; 10001 means more than 10000. */
  count: number;
  /** Set while this list is loading and the rows and count are still those of the previous one. */
  isOther: boolean;
  hasNext: boolean;
  isLoadingMore: boolean;
  /** The next page could not be loaded; `retry` tries again. */
  hasMoreFailed: boolean;
  isRefreshing: boolean;
  /** Rows were added, removed or moved since the list was loaded; `refresh` shows the current ones. */
  isOutdated: boolean;
  loadMore: () => void;
  /** Reloads the list from its start (offset 0). */
  refresh: () => void;
  /** Drops cached pages of other filters and sorts, so they load again from the start. */
  forgetOthers: () => void;
  /** Retries the failed request: the next page, or the list. */
  retry: () => void;
}

/**
 * A list that grows by "Load more". Rows repeated on a later page are dropped; rows on screen stay while the
 * list is refreshed, filtered or sorted.
 */
export function usePagedList<Row>(
  options: ReturnType<typeof pagedListOptions<Row>>,
  keyOf: (row: Row) => string,
): PagedList<Row> {
  const client = useQueryClient();
  const query = useInfiniteQuery({ ...options, placeholderData: keepPreviousData });
  const more = useLoadMore(options.queryKey, query);
  const pages = query.data?.pages;
  const rows = useMemo(() => {
    const byKey = new Map<string, Row>();
    for (const row of pages?.flatMap(({ results }) => results) ?? []) {
      if (!byKey.has(keyOf(row))) byKey.set(keyOf(row), row);
    }
    return [...byKey.values()];
  }, [pages, keyOf]);

  return {
    status: query.status,
    view: viewOf(rows.length, query.status, query.isPlaceholderData),
    error: query.error,
    rows,
    count: pages?.at(-1)?.count ?? 0,
    isOther: query.isPlaceholderData,
    hasNext: query.hasNextPage,
    isLoadingMore: more.isLoadingMore,
    hasMoreFailed: query.isFetchNextPageError,
    isRefreshing: query.isRefetching && !query.isFetchingNextPage,
    isOutdated: pages?.[0]?.isOutdated ?? false,
    loadMore: more.loadMore,
    refresh: () => {
      client.setQueryData<InfiniteData<Page<Row>, number>>(
        options.queryKey,
        (data) =>
          data && { pages: data.pages.slice(0, 1), pageParams: data.pageParams.slice(0, 1) },
      );
      void query.refetch();
    },
    forgetOthers: () => {
      // The last element of a list's key holds its filters and sort.
      client.removeQueries({ queryKey: options.queryKey.slice(0, -1), type: 'inactive' });
    },
    retry: () => {
      void (query.isFetchNextPageError ? query.fetchNextPage() : query.refetch());
    },
  };
}

function viewOf(
  rows: number,
  status: PagedList<unknown>['status'],
  isOther: boolean,
): PagedList<unknown>['view'] {
  if (rows > 0) return 'ready';
  if (status === 'error') return 'error';
  return status === 'pending' || isOther ? 'loading' : 'empty';
}
