import type { BookingState, CancellationFeeCategory } from '../../contract/index.ts';

/** Percentage that each fee category takes off the price; 0 means that the full price is due. */
export const feeDiscounts: Record<CancellationFeeCategory, number> = {
  within_24_hours: 0,
  within_48_hours: 50,
};

/** Hours before the shoot from which each category applies, shortest first. */
const notices: [CancellationFeeCategory, number][] = [
  ['within_24_hours', 24],
  ['within_48_hours', 48],
];

const hour = 3_600_000;

/**
 * The fee category for a cancellation now (docs/product/prices-and-fees.md#cancellation-policy). Null with enough notice, without a date,
 * before approval (nobody has relied on the booking yet), and for a booking on hold whose date has passed.
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

/** The amount due of a price after this discount in percent; both amounts in minor units. */
export function dueWith(discount: number, price: number): number {
  return price - Math.round((price * discount) / 100);
}
