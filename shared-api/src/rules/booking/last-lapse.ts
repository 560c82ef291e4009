import type { BookingAvailability } from '../../contract/index.ts';

/** When a booking's last exclusive offer ends or waiting offer opens, in milliseconds since 1970, or 0. */
export function lastLapse(offers: readonly BookingAvailability[]): number {
  const ends = offers.flatMap(
    ({ state, exclusive_until, opens }) =>
      Date.parse((state === 'unknown' && exclusive_until) || (opens?.at ?? '')) || 0,
  );
  return Math.max(0, ...ends);
}
