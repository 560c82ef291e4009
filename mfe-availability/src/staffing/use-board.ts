import { useLoadMore } from '@shootline/shared-api';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { calendarQueries } from '../calendar/calendar.queries.ts';
import { type ReactNode, useState } from 'react';
import type { BoardRow } from '@shootline/shared-api';
import type { Day } from '../days/day.ts';
import type { Fold } from './people/folded-people.tsx';

type Asked = Parameters<typeof calendarQueries.board>[0];

/** The videographers of some days, each once, and the unstaffed bookings of these days. */
export function useBoard(asked: Asked, isEnabled = true) {
  const options = calendarQueries.board(asked);
  const query = useInfiniteQuery({
    ...options,
    enabled: isEnabled,
    placeholderData: keepPreviousData,
    // The route's prefetch has just run; do not retry its failure at once.
    retryOnMount: false,
  });
  const period = `${asked.from} ${asked.days ?? ''}`;
  const [loaded, setLoaded] = useState<string>();
  if (query.isSuccess && !query.isPlaceholderData && loaded !== period) setLoaded(period);
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
    foldedCount: last?.folded_count ?? 0,
    /** The entries are still those of the previous days. */
    isOther: query.isPlaceholderData && loaded !== period,
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
  /** The videographers with nothing in these days; undefined if there are none. */
  fold: Fold | undefined;
  foldedRows: readonly BoardRow[];
}
