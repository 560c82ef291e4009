import type { FilterOption } from './filter-choice.tsx';

/**
 * A select's options with the chosen value among them, as text, while the list of options is on its
 * way, could not be loaded or lacks it: the filter applies, so it must show.
 */
export function withChosen(
  options: readonly FilterOption[] | undefined,
  chosen: string,
): FilterOption[] {
  const known = [...(options ?? [])];
  const isMissing = chosen !== '' && !known.some(({ value }) => value === chosen);
  return isMissing ? [...known, { value: chosen, label: chosen }] : known;
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
