import { useLoadMore } from '@shootline/shared-api';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { calendarQueries } from '../calendar/calendar.queries.ts';
import { type ReactNode, useState } from 'react';
import type { Day } from '../days/day.ts';

interface Asked {
  from: Day;
  name?: string;
  location?: string;
  /** The booking to be staffed, for which the videographers are ranked. */
  booking?: string;
}

/** The videographers of seven days, each once, and the unstaffed bookings of these days. */
export function useBoard(asked: Asked) {
  const options = calendarQueries.board(asked);
  const query = useInfiniteQuery({
    ...options,
    placeholderData: keepPreviousData,
    // The route's prefetch has just run; do not retry its failure at once.
    retryOnMount: false,
  });
  const [loaded, setLoaded] = useState<Day>();
  if (query.isSuccess && !query.isPlaceholderData && loaded !== asked.from) setLoaded(asked.from);
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
    /** The entries are still those of the previous days. */
    isOther: query.isPlaceholderData && loaded !== asked.from,
    /** The rows are still those of the previous days, filters or picked booking. */
    isOutdated: query.isPlaceholderData,
    hasNext: query.hasNextPage,
    hasMoreFailed: query.isFetchNextPageError,
    isLoadingMore,
    isRefreshing: query.isRefetching && !query.isFetchingNextPage,
    loadMore,
    refresh: () => void query.refetch(),
  };
}

export type Board = ReturnType<typeof useBoard>;

/** The data of the board's table and day view. */
export interface ShownBoard {
  days: readonly Day[];
  today: Day;
  board: Board;
  /** The field that finds a videographer by name. */
  search: ReactNode;
  /** Text shown if there are no videographers. */
  emptyText: string;
}
