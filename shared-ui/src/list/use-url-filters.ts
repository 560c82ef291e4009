import { type ListState, type ListUrl, type ParseValue, readListUrl } from '@shootline/shared-api';
import { useLayoutEffect, useMemo, useRef } from 'react';
import { useSearchParams } from '@shootline/shared-ui/router';
import type { Sort } from './column.ts';

type Parsers = Record<string, ParseValue<unknown>>;

/** Filters and sort of a list, and how the page changes them. */
export interface UrlFilters<Filters extends Parsers, Field extends string> extends ListState<
  Filters,
  Field
> {
  /** How many filters are set. */
  activeCount: number;
  /** Sets filters ('' clears one): one entry of the browser's history for each call that changes any. */
  setFilters: (changes: Partial<Record<keyof Filters & string, string>>) => void;
  setSort: (sort: Sort) => void;
  /** Clears every filter; the sort stays. */
  reset: () => void;
}

/**
 * Filters and sort of a list, kept in the page's URL alone, so that Back and a shared link restore
 * them (S1 §2). Nothing is copied into state; values that `readListUrl` ignores count as not set.
 * Pass a `list` that stays the same object between renders.
 */
export function useUrlFilters<Filters extends Parsers, Field extends string>(
  list: ListUrl<Filters, Field>,
): UrlFilters<Filters, Field> {
  const [search, setSearch] = useSearchParams();
  const state = useMemo(() => readListUrl(list, search), [list, search]);

  // Two changes before the next render, as of a field that is left for another, must both count.
  const latest = useRef(search);
  useLayoutEffect(() => {
    latest.current = search;
  }, [search]);

  const change = (edit: (next: URLSearchParams) => void) => {
    const next = new URLSearchParams(latest.current);
    edit(next);
    if (next.toString() === latest.current.toString()) return;
    latest.current = next;
    void setSearch(next, { preventScrollReset: true });
  };

  const setFilters = (changes: Partial<Record<string, string>>) =>
    change((next) => {
      for (const [name, value] of Object.entries(changes)) {
        if (value) next.set(name, value);
        else next.delete(name);
      }
    });

  return {
    ...state,
    activeCount: Object.values(state.filters).filter(Boolean).length,
    setFilters,
    setSort: ({ sortBy, asc }) =>
      change((next) => {
        next.delete('sortBy');
        next.delete('asc');
        if (sortBy === list.defaultSort.sortBy && asc === list.defaultSort.asc) return;
        next.set('sortBy', sortBy);
        next.set('asc', String(asc));
      }),
    reset: () =>
      setFilters(Object.fromEntries(Object.keys(list.filters).map((name) => [name, '']))),
  };
}
