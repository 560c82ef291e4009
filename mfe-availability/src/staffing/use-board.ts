import { useLoadMore } from '@shootline/shared-api';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { calendarQueries } from '../calendar/calendar.queries.ts';
import type { Day } from '../days/day.ts';

/** The videographers of a week, each once, and its unstaffed bookings. */
export function useBoard(asked: { from: Day; name?: string; location?: string }) {
  const options = calendarQueries.board(asked);
  const query = useInfiniteQuery({
    ...options,
    placeholderData: keepPreviousData,
    // The route's prefetch has just failed or succeeded; a failure is not retried at once.
    retryOnMount: false,
  });
  const { isLoadingMore, loadMore } = useLoadMore(options.queryKey, query);
  const pages = query.data?.pages ?? [];
  const rows = new Map(pages.flatMap(({ results }) => results.map((row) => [row.uuid, row])));
  const last = pages.at(-1);
  return {
    status: query.status,
    error: query.error,
    rows: [...rows.values()],
    count: last?.count ?? 0,
    unstaffed: last?.unstaffed ?? [],
    unstaffedCount: last?.unstaffed_count ?? 0,
    /** The names are those of the days or filters before; what is on their days is not known yet. */
    isOther: query.isPlaceholderData,
    hasNext: query.hasNextPage,
    hasMoreFailed: query.isFetchNextPageError,
    isLoadingMore,
    isRefreshing: query.isRefetching && !query.isFetchingNextPage,
    loadMore,
    refresh: () => void query.refetch(),
  };
}

export type Board = ReturnType<typeof useBoard>;

/** What the board's table and its day show. */
export interface ShownBoard {
  days: readonly Day[];
  today: Day;
  board: Board;
  /** Said in place of videographers where there are none. */
  emptyText: string;
}
