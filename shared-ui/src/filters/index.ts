export { FilterBar } from './filter-bar.tsx';
export { FilterSelect, FilterYesNo } from './filter-choice.tsx';
export type { FilterOption, YesNo } from './filter-choice.tsx';
export { FilterField } from './filter-field.tsx';
export { clientOptions, personOptions, withChosen } from './filter-options.ts';
export { FilterText } from './filter-text.tsx';
export { useDraft } from './use-draft.ts';
export { useUrlFilters } from './use-url-filters.ts';
export type { UrlFilters } from './use-url-filters.ts';
