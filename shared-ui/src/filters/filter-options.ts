import type { FilterOption } from './filter-choice.tsx';

/**
 * The options of a select, with the chosen value added as text while the options are loading, failed
 * to load or lack it: a filter that applies must show.
 */
export function withChosen(
  options: readonly FilterOption[] | undefined,
  chosen: string,
): FilterOption[] {
  const all = [...(options ?? [])];
  const isMissing = chosen !== '' && !all.some(({ value }) => value === chosen);
  return isMissing ? [...all, { value: chosen, label: chosen }] : all;
}

/** People as options. */
export function personOptions(
  people: readonly { uuid: string; full_name: string }[] | undefined,
): FilterOption[] {
  return (people ?? []).map(({ uuid, full_name }) => ({ value: uuid, label: full_name }));
}

/** Clients as options. */
export function clientOptions(
  clients: readonly { id: string; name: string }[] | undefined,
): FilterOption[] {
  return (clients ?? []).map(({ id, name }) => ({ value: id, label: name }));
}
