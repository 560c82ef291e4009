import type { Booking, CancellationFeeCategory } from '@shootline/shared-api';
import { feeDiscounts, foreseenFee } from '@shootline/shared-api/rules';
import { clientPrice, dueOf } from './prices.ts';

const hour = 3_600_000;

const names: Record<CancellationFeeCategory, string> = {
  within_24_hours: 'Cancelled within 24 hours',
  within_48_hours: 'Cancelled within 48 hours',
};

function timeLeft(hours: number): string {
  if (hours < 0) return 'The shoot has begun';
  if (hours < 1) return 'The shoot begins in less than an hour';
  if (hours < 96)
    return `The shoot begins in ${Math.floor(hours)} hours`.replace(/ 1 hours$/, ' 1 hour');
  return `The shoot begins in ${Math.floor(hours / 24)} days`;
}

function feeText(discount: number): string {
  return discount === 0 ? 'the full fee' : `a fee of ${100 - discount}% of the price`;
}

/**
 * What the cancellation policy means for a booking now: how long it is until the shoot, which fee that
 * may bring or which there is already, and the amount for those who may read the client's price
 * (decisions §8.2). Null for a booking without a date.
 */
export function cancellationCost(booking: Booking, now = new Date()): string | null {
  if (!booking.date) return null;
  if (booking.state === 'new') return 'No fee applies, as the booking is not approved yet.';
  const date = new Date(booking.date);
  const left = timeLeft((date.getTime() - now.getTime()) / hour);
  const price = clientPrice(booking);
  // The first one decides what the client pays.
  const [fee] = booking.cancellation_fees;
  if (fee) {
    const due = price ? `: ${dueOf(price, fee.discount)} is due` : '';
    return `${left}. There is a cancellation fee already (${fee.category_display})${due}.`;
  }
  const category = foreseenFee({ state: booking.state, date }, now);
  if (!category) return `${left}: no fee applies.`;
  const discount = feeDiscounts[category];
  const amount = price ? `, ${dueOf(price, discount)},` : '';
  return `${left}: ${feeText(discount)}${amount} may apply (${names[category]}). Finance decides on it.`;
}
