import { keptInput, type BookingSummary } from '@shootline/shared-api';
import { useState } from 'react';

const keepAs = 'bulk invoice';

function readKept(): Set<string> {
  const kept = keptInput.read(keepAs);
  return new Set(Array.isArray(kept) ? kept.filter((one) => typeof one === 'string') : []);
}

/** Whether a booking can be among those that are invoiced together. */
export function mayBeTicked({ permissions, invoice_action }: BookingSummary): boolean {
  return permissions.submit_invoice && invoice_action !== 'view';
}

export type Ticked = ReturnType<typeof useTicked>;

/**
 * The ticked bookings. Those that the list does not show now stay ticked for when it does again, but
 * do not count: `bookings` are those on the screen, `elsewhere` how many there are beside them.
 */
export function useTicked(rows: BookingSummary[]) {
  const [uuids, setUuids] = useState<ReadonlySet<string>>(readKept);
  const change = (next: ReadonlySet<string>) => {
    setUuids(next);
    if (next.size > 0) keptInput.keep(keepAs, [...next]);
    else keptInput.forget(keepAs);
  };
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
