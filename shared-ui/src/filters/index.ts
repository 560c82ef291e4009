export { FilterBar } from './filter-bar.tsx';
export { countText, MatchCount } from './match-count.tsx';
export { clientOptions, personOptions } from './filter-options.ts';
export type { Filter, FilterOption } from './filter.ts';
export { useUrlFilters } from './use-url-filters.ts';
export type { UrlFilters } from './use-url-filters.ts';
