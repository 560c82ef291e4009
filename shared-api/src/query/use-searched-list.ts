import { type PagedList, type pagedListOptions, usePagedList } from './paged-list.ts';

interface SearchedList<Row, Query> {
  /** The list's query options for a query. */
  options: (query: Query) => ReturnType<typeof pagedListOptions<Row>>;
  /** The query with the open view, if any. */
  query: Query & { view?: unknown };
  /** Whether the user looks for a number or a title. */
  isSearch: boolean;
  /** Whether the search concerns the whole list even if the open view has matches. */
  isForAll?: boolean;
  keyOf: (row: Row) => string;
}

/**
 * The list of a view, or the whole list if a search has no match in the view or concerns the whole list; and
 * the query of the shown list.
 */
export function useSearchedList<Row, Query extends object>(
  searched: SearchedList<Row, Query>,
): { list: PagedList<Row>; query: Query; isBeyondView: boolean } {
  const { options, query, isForAll = false, keyOf } = searched;
  const { view, ...rest } = query;
  const everywhere = rest as Query;
  const isSearch = searched.isSearch && view !== undefined;
  const isAllAtOnce = isSearch && isForAll;
  // The route's prefetch has just run; do not retry its failure at once.
  const inView = usePagedList(
    { ...options(isAllAtOnce ? everywhere : query), retryOnMount: false },
    keyOf,
  );
  const isElsewhere = isSearch && !isAllAtOnce && inView.view === 'empty';
  const inAll = usePagedList({ ...options(everywhere), enabled: isElsewhere }, keyOf);
  const isBeyondView = isAllAtOnce || isElsewhere;
  // Without a match anywhere, an export covers the view.
  const isNowhere = isElsewhere && inAll.view === 'empty';
  return {
    list: isElsewhere ? inAll : inView,
    query: isBeyondView && !isNowhere ? everywhere : query,
    isBeyondView,
  };
}
