import type { BookingSummary } from '@shootline/shared-api';
import { useKeptSelection } from '../list-selection/use-kept-selection.ts';

/** Whether a booking can be part of a bulk invoice. */
export function isInvoiceable({ permissions, invoice_action }: BookingSummary): boolean {
  return permissions.submit_invoice && invoice_action !== 'view';
}

export type Ticked = ReturnType<typeof useTickedBookings>;

/**
 * The ticked bookings: `bookings` are in the loaded list, `elsewhere` counts the others. Those stay ticked
 * until the list shows them again, and are not invoiced meanwhile.
 */
export function useTickedBookings(rows: BookingSummary[]) {
  const [uuids, change] = useKeptSelection('bulk invoice');
  const shown = rows.filter(({ uuid }) => uuids.has(uuid));
  const bookings = shown.filter(isInvoiceable);
  const without = (some: readonly string[]) =>
    new Set([...uuids].filter((uuid) => !some.includes(uuid)));
  const approvedMeanwhile = shown.filter((row) => !isInvoiceable(row)).map(({ uuid }) => uuid);
  return {
    bookings,
    elsewhere: uuids.size - shown.length,
    selected: without(approvedMeanwhile),
    change,
    untick: (some: readonly string[]) => change(without(some)),
    untickElsewhere: () => change(new Set(shown.map(({ uuid }) => uuid))),
  };
}
