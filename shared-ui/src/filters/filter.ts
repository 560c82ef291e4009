export type FilterOption = { value: string; label: string };

/**
 * One filter of a list. Its value is a text, '' where it is not set: of `choices` the chosen values
 * with commas between them, of `yes-no` 'true' or 'false', of `day` DD-MM-YYYY.
 */
export type Filter<Name extends string = string> = {
  name: Name;
  label: string;
  /** Filters that another value of this one makes pointless; they are cleared with it. */
  clears?: readonly Name[];
} & (
  | { kind: 'text'; maxLength?: number }
  /** One of the options, or several; undefined while they are loading. */
  | { kind: 'choice' | 'choices'; options: readonly FilterOption[] | undefined }
  | { kind: 'yes-no' }
  /** `notBefore` is the filter with the first day of a period that ends here. */
  | { kind: 'day'; notBefore?: Name }
);

/** What a control of a filter is given. */
export interface FilterControl {
  filter: Filter;
  value: string;
  /** Of all filters of the list. */
  values: Readonly<Record<string, string>>;
  onChange: (value: string) => void;
}

export const yesNo: readonly FilterOption[] = [
  { value: 'true', label: 'Yes' },
  { value: 'false', label: 'No' },
];

/** The values that the text of a filter stands for. */
export function valuesOf({ kind }: Filter, text: string): string[] {
  if (text === '') return [];
  return kind === 'choices' ? text.split(',') : [text];
}

/** How a value of a filter reads; '…' while its options are loading. */
export function labelOf(filter: Filter, value: string): string {
  if (filter.kind === 'text' || filter.kind === 'day') return value;
  const options = filter.kind === 'yes-no' ? yesNo : filter.options;
  return options ? (options.find((option) => option.value === value)?.label ?? value) : '…';
}

/** How many filters stand in the row: the two days of a range stay together. */
export function rowOf(filters: readonly Filter[], inRow: number): number {
  const next = filters[inRow];
  const isWithin = next?.kind === 'day' && next.notBefore === filters[inRow - 1]?.name;
  return isWithin ? inRow - 1 : inRow;
}
