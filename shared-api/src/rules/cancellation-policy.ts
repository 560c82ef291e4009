import type { BookingState, CancellationFeeCategory } from '../contract/index.ts';

/** Percent that a fee of each category takes off the price: with none the full price is due. */
export const feeDiscounts: Record<CancellationFeeCategory, number> = {
  within_24_hours: 0,
  within_48_hours: 50,
};

/** Hours before the shoot from which each category applies, the shortest first. */
const notices: [CancellationFeeCategory, number][] = [
  ['within_24_hours', 24],
  ['within_48_hours', 48],
];

const hour = 3_600_000;

/**
 * The fee that the policy foresees when a booking is cancelled now (S1 §2); null with enough notice,
 * without a date, before its approval, until which nobody has relied on it, and for one on hold whose
 * date has passed.
 */
export function foreseenFee(
  { state, date }: { state: BookingState; date: Date | null },
  now: Date,
): CancellationFeeCategory | null {
  if (state === 'new' || date === null) return null;
  const hoursLeft = (date.getTime() - now.getTime()) / hour;
  if (state === 'on_hold' && hoursLeft <= 0) return null;
  return notices.find(([, notice]) => hoursLeft < notice)?.[0] ?? null;
}

/** What is due of a price in minor units, in the same, with this discount in percent (S1 §9). */
export function dueWith(discount: number, price: number): number {
  return price - Math.round((price * discount) / 100);
}
