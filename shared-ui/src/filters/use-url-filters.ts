import {
  type ListState,
  type ListUrl,
  type ParseValue,
  readListUrl,
  writeFilter,
} from '@shootline/shared-api';
import { useLayoutEffect, useMemo, useRef } from 'react';
import { useLocation, useSearchParams } from '@shootline/shared-ui/router';

type Parsers = Record<string, ParseValue<unknown>>;

/** View, filters and sort of a list, with the functions that change filters, columns and sort. */
export interface UrlFilters<
  Filters extends Parsers,
  Field extends string,
  View extends string = string,
> extends ListState<Filters, Field, View> {
  /** How many filters are set. */
  activeCount: number;
  /** Sets filters ('' clears one); each call that changes any adds one history entry. */
  setFilters: (changes: Partial<Record<keyof Filters & string, string>>) => void;
  /** Shows the columns with these ids, in this order, instead of the user's own. */
  setColumns: (ids: readonly string[]) => void;
  /** Reverses the order if the list is sorted by the field; any other field starts ascending. */
  toggleSort: (field: string) => void;
  /** Clears every filter and keeps the sort. */
  reset: () => void;
}

/** Stored in the history with the URL: the number of the change that made the entry. */
interface Entry {
  listChange?: number;
}

/**
 * View, filters and sort of a list, kept only in the page's URL, so Back and shared links restore them.
 * Nothing is copied into state; values that `readListUrl` ignores count as not set. Pass the same `list`
 * object on every render.
 */
export function useUrlFilters<Filters extends Parsers, Field extends string, View extends string>(
  list: ListUrl<Filters, Field, View>,
): UrlFilters<Filters, Field, View> {
  const [search, setSearch] = useSearchParams();
  const state = useMemo(() => readListUrl(list, search), [list, search]);

  // The router updates late. Changes made meanwhile (leaving one field for another, several clicks) must
  // all count, so each builds on the latest one, rendered or not.
  const latest = useRef(search);
  const changes = useRef({ made: 0, shown: 0 });
  const entry = useLocation().state as Entry | null;
  const shown = entry?.listChange ?? 0;
  useLayoutEffect(() => {
    const { made, shown: before } = changes.current;
    const isOvertaken = before < shown && shown < made;
    changes.current.shown = isOvertaken ? shown : made;
    if (!isOvertaken) latest.current = search;
  }, [search, shown]);

  const change = (edit: (next: URLSearchParams) => void) => {
    const next = new URLSearchParams(latest.current);
    edit(next);
    if (next.toString() === latest.current.toString()) return;
    latest.current = next;
    changes.current.made += 1;
    const state: Entry = { listChange: changes.current.made };
    void setSearch(next, { preventScrollReset: true, state });
  };

  const setFilters = (values: Partial<Record<string, string>>) =>
    change((next) => {
      for (const [name, value] of Object.entries(values)) {
        writeFilter(next, name, value, list.filters[name]);
      }
    });

  return {
    ...state,
    activeCount: Object.values(state.filters).filter(Boolean).length,
    setFilters,
    setColumns: (ids) => change((next) => next.set('columns', ids.join())),
    toggleSort: (field) =>
      change((next) => {
        const { sort, ownSort } = readListUrl(list, next);
        const asc = sort.sortBy !== field || !sort.asc;
        next.delete('sortBy');
        next.delete('asc');
        if (field === ownSort.sortBy && asc === ownSort.asc) return;
        next.set('sortBy', field);
        next.set('asc', String(asc));
      }),
    reset: () =>
      setFilters(Object.fromEntries(Object.keys(list.filters).map((name) => [name, '']))),
  };
}
