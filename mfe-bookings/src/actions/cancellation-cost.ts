import type { Booking, CancellationFeeCategory } from '@shootline/shared-api';
import { amountText } from '@shootline/shared-api/rules';

const hour = 3_600_000;

/** The fee that the policy foresees when a booking is cancelled that long before the shoot (S1 §5). */
function feeCategory(hoursLeft: number): CancellationFeeCategory | null {
  if (hoursLeft >= 48) return null;
  return hoursLeft >= 24 ? 'within_48_hours' : 'within_24_hours';
}

function timeLeft(hours: number): string {
  if (hours < 0) return 'The shoot has begun';
  if (hours < 1) return 'The shoot begins in less than an hour';
  if (hours < 96)
    return `The shoot begins in ${Math.floor(hours)} hours`.replace(/ 1 hours$/, ' 1 hour');
  return `The shoot begins in ${Math.floor(hours / 24)} days`;
}

/** An amount with the currency as the server writes it: half of `A$1,070.00` is `A$535.00`. */
const half = ({ cost, cost_formatted, currency }: NonNullable<Booking['total_client_cost']>) =>
  cost_formatted.replace(/\d[\d.,]*/, amountText(Math.round(cost / 2), currency));

/**
 * What the cancellation policy means for a booking now: how long it is until the shoot, which fee that
 * may bring, and the amount for those who may read the client's price (decisions §8.2). Null for a
 * booking without a date.
 */
export function cancellationCost(booking: Booking, now = new Date()): string | null {
  const { date, total_client_cost: price } = booking;
  if (!date) return null;
  const hours = (Date.parse(date) - now.getTime()) / hour;
  const left = timeLeft(hours);
  switch (feeCategory(hours)) {
    case 'within_24_hours': {
      const amount = price ? `, ${price.cost_formatted},` : '';
      return `${left}: the full fee${amount} may apply (Cancelled within 24 hours). Finance decides on it.`;
    }
    case 'within_48_hours': {
      const amount = price ? `, ${half(price)} of ${price.cost_formatted},` : '';
      return `${left}: a fee of half the price${amount} may apply (Cancelled within 48 hours). Finance decides on it.`;
    }
    case null:
      return `${left}: no fee applies.`;
  }
}
