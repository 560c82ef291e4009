import type { QueryKey } from '@tanstack/react-query';
import type { Change } from '../../contract/index.ts';

/** Queries of a remote that become stale by changes of some kinds. */
export interface Refresh {
  changes: readonly Change['kind'][];
  /** Beginnings of their keys. `:bookingId` stands for the changed booking, or all if any may have changed. */
  keys: readonly QueryKey[];
}

/** A `Refresh` as published; the changes may be of kinds that this shell does not know. */
export interface PublishedRefresh extends Omit<Refresh, 'changes'> {
  changes: readonly string[];
}

const bookingId = ':bookingId';

/** A declared key for this booking; without one its beginning, which stands for every booking. */
function keyFor(key: QueryKey, booking: string | undefined): QueryKey {
  const place = key.indexOf(bookingId);
  if (place < 0) return key;
  return booking === undefined ? key.slice(0, place) : key.with(place, booking);
}

/**
 * Beginnings of the keys that a change makes stale by these declarations. Without a kind of change those
 * that any change could make stale, without a booking those of every booking.
 */
export function staleKeys(
  refreshes: readonly PublishedRefresh[],
  { kind, booking_uuid }: Partial<Change> = {},
): QueryKey[] {
  return refreshes
    .filter(({ changes }) => kind === undefined || changes.includes(kind))
    .flatMap(({ keys }) => keys.map((key) => keyFor(key, booking_uuid)));
}
