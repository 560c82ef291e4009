import {
  hashKey,
  type InfiniteData,
  type QueryKey,
  type UseInfiniteQueryResult,
} from '@tanstack/react-query';
import { useEffect, useState } from 'react';

type List = UseInfiniteQueryResult<InfiniteData<unknown, unknown>>;

const pagesOf = ({ data }: List) => data?.pages.length ?? 0;
const canGrow = ({ hasNextPage, isError }: List) => hasNextPage && !isError;

const nothing = { list: '', pages: 0 };

/**
 * The next page of a list that grows by "Load more". If it was requested during a reload or interrupted by
 * one, it loads after the reload.
 */
export function useLoadMore(
  queryKey: QueryKey,
  query: List,
): { isLoadingMore: boolean; loadMore: () => void } {
  const list = hashKey(queryKey);
  const [asked, setAsked] = useState(nothing);
  const isAsked = asked.list === list;
  // A list that has restarted at its first page needs no further page.
  if (isAsked && pagesOf(query) >= asked.pages) setAsked(nothing);

  const isAwaited = isAsked && canGrow(query);
  const { fetchNextPage } = query;
  useEffect(() => {
    if (!isAwaited) return;
    let isLeft = false;
    const load = async () => {
      while (!isLeft) {
        const result = await fetchNextPage({ cancelRefetch: false });
        if (pagesOf(result) >= asked.pages || !canGrow(result)) return;
      }
    };
    void load();
    return () => {
      isLeft = true;
    };
  }, [isAwaited, asked.pages, fetchNextPage]);

  return {
    isLoadingMore: query.isFetchingNextPage || isAwaited,
    loadMore: () => setAsked({ list, pages: pagesOf(query) + 1 }),
  };
}
