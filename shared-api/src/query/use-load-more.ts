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
 * The next page of a list that grows by "Load more". A page that is asked for while the list is being
 * reloaded comes after it, and so does one whose loading a reload has cut off.
 */
export function useLoadMore(
  queryKey: QueryKey,
  query: List,
): { isLoadingMore: boolean; loadMore: () => void } {
  const list = hashKey(queryKey);
  const [asked, setAsked] = useState(nothing);
  const isAsked = asked.list === list;
  // A list that starts again from its first page is not asked for more than that.
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
