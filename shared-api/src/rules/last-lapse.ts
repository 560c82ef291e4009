import type { BookingAvailability } from '../contract/index.ts';

/** When the last exclusive offer of a booking ends, in milliseconds since 1970; 0 when there is none. */
export function lastLapse(offers: readonly BookingAvailability[]): number {
  const ends = offers.map(({ state, exclusive_until }) =>
    state === 'unknown' && exclusive_until ? Date.parse(exclusive_until) : 0,
  );
  return Math.max(0, ...ends);
}
