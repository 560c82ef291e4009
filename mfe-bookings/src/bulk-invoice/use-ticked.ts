import type { BookingSummary } from '@shootline/shared-api';
import { useKeptChoice } from '../bookings-list/use-kept-choice.ts';

/** Whether a booking can be part of a bulk invoice. */
export function mayBeTicked({ permissions, invoice_action }: BookingSummary): boolean {
  return permissions.submit_invoice && invoice_action !== 'view';
}

export type Ticked = ReturnType<typeof useTicked>;

/**
 * The ticked bookings: `bookings` are in the loaded list, `elsewhere` counts the others. Those stay ticked
 * until the list shows them again, and are not invoiced meanwhile.
 */
export function useTicked(rows: BookingSummary[]) {
  const [uuids, change] = useKeptChoice('bulk invoice');
  const shown = rows.filter(({ uuid }) => uuids.has(uuid));
  const bookings = shown.filter(mayBeTicked);
  const without = (some: readonly string[]) =>
    new Set([...uuids].filter((uuid) => !some.includes(uuid)));
  const approvedMeanwhile = shown.filter((row) => !mayBeTicked(row)).map(({ uuid }) => uuid);
  return {
    bookings,
    elsewhere: uuids.size - shown.length,
    selected: without(approvedMeanwhile),
    change,
    untick: (some: readonly string[]) => change(without(some)),
    untickElsewhere: () => change(new Set(shown.map(({ uuid }) => uuid))),
  };
}
