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

/** View, filters and sort of a list, and how the page changes the latter two. */
export interface UrlFilters<
  Filters extends Parsers,
  Field extends string,
  View extends string = string,
> extends ListState<Filters, Field, View> {
  /** How many filters are set. */
  activeCount: number;
  /** Sets filters ('' clears one): one entry of the browser's history for each call that changes any. */
  setFilters: (changes: Partial<Record<keyof Filters & string, string>>) => void;
  /** Shows the columns of these ids, in this order, in place of the user's own. */
  setColumns: (ids: readonly string[]) => void;
  /** Turns the order of the field that the list is sorted by; another one starts ascending. */
  toggleSort: (field: string) => void;
  /** Clears every filter; the sort stays. */
  reset: () => void;
}

/** Kept in the history with the URL: which change of this page made the entry. */
interface Entry {
  listChange?: number;
}

/**
 * View, filters and sort of a list, kept in the page's URL alone, so that Back and a shared link
 * restore them (S1 §2). Nothing is copied into state; values that `readListUrl` ignores count as not set.
 * Pass a `list` that stays the same object between renders.
 */
export function useUrlFilters<Filters extends Parsers, Field extends string, View extends string>(
  list: ListUrl<Filters, Field, View>,
): UrlFilters<Filters, Field, View> {
  const [search, setSearch] = useSearchParams();
  const state = useMemo(() => readListUrl(list, search), [list, search]);

  // The router updates late. Changes made in the meantime (leaving one field for another, several
  // clicks) must all count, so each starts from the latest one, on screen or not.
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
