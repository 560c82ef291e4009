import { t } from '@shootline/shared-api';
export type FilterOption = { value: string; label: string };

/**
 * One filter of a list. Its value is a text, '' if not set: comma-separated values for `choices`, 'true' or
 * 'false' for `yes-no`, DD-MM-YYYY for `day`.
 */
export type Filter<Name extends string = string> = {
  name: Name;
  label: string;
  /** Filters that make no sense with another value of this one; they are cleared with it. */
  clears?: readonly Name[];
} & (
  | { kind: 'text'; maxLength?: number }
  /** One or several of the options; undefined while they are loading. */
  | { kind: 'choice' | 'choices'; options: readonly FilterOption[] | undefined }
  | { kind: 'yes-no' }
  /** `notBefore` names the filter with the first day of the period that this one ends. */
  | { kind: 'day'; notBefore?: Name }
);

/** The props of a filter's control. */
export interface FilterControl {
  filter: Filter;
  value: string;
  /** The values of all filters of the list. */
  values: Readonly<Record<string, string>>;
  onChange: (value: string) => void;
}

export const yesNo: readonly FilterOption[] = [
  { value: 'true', label: t('Yes') },
  { value: 'false', label: t('No') },
];

/** The values in the text of a filter. */
export function valuesOf({ kind }: Filter, text: string): string[] {
  if (text === '') return [];
  return kind === 'choices' ? text.split(',') : [text];
}

/** The text shown for a value of a filter; '…' while its options are loading. */
export function labelOf(filter: Filter, value: string): string {
  if (filter.kind === 'text' || filter.kind === 'day') return value;
  const options = filter.kind === 'yes-no' ? yesNo : filter.options;
  return options ? (options.find((option) => option.value === value)?.label ?? value) : '…';
}

/** The number of filters in the row; the two days of a period stay together. */
export function rowOf(filters: readonly Filter[], inRow: number): number {
  const next = filters[inRow];
  const isWithin = next?.kind === 'day' && next.notBefore === filters[inRow - 1]?.name;
  return isWithin ? inRow - 1 : inRow;
}
