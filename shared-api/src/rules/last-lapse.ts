import type { BookingAvailability } from '../contract/index.ts';

/** When a booking's last exclusive offer ends, in milliseconds since 1970; 0 without one. */
export function lastLapse(offers: readonly BookingAvailability[]): number {
  const ends = offers.map(({ state, exclusive_until }) =>
    state === 'unknown' && exclusive_until ? Date.parse(exclusive_until) : 0,
  );
  return Math.max(0, ...ends);
}
