import type { FilterOption } from './filter.ts';

/**
 * The options of a filter. Chosen values that are missing, or whose options failed to load, are added as
 * text, as an active filter must be visible.
 */
export function withChosen(
  options: readonly FilterOption[] | undefined,
  chosen: readonly string[],
): FilterOption[] {
  const all = [...(options ?? [])];
  const missing = chosen.filter((value) => !all.some((option) => option.value === value));
  return [...all, ...missing.map((value) => ({ value, label: value }))];
}

/** Users as options of a filter, by uuid, with their full names. */
export function personOptions(
  people: readonly { uuid: string; full_name: string }[] | undefined,
): FilterOption[] | undefined {
  return people?.map(({ uuid, full_name }) => ({ value: uuid, label: full_name }));
}

/** Clients as options of a filter, by id, with their names. */
export function clientOptions(
  clients: readonly { id: string; name: string }[] | undefined,
): FilterOption[] | undefined {
  return clients?.map(({ id, name }) => ({ value: id, label: name }));
}
