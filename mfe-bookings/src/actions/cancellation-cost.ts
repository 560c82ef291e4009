import type { Booking, CancellationFeeCategory } from '@shootline/shared-api';
import { feeDiscounts, foreseenFee } from '@shootline/shared-api/rules';
import { clientPrice, dueOf } from './prices.ts';

const hour = 3_600_000;

const shares: Record<CancellationFeeCategory, string> = {
  within_24_hours: 'within 24 hours, the full price',
  within_48_hours: `within 48 hours, ${100 - feeDiscounts.within_48_hours}% of the price`,
};

/** Nothing is due of a price. */
const nothing = 100;

function hoursText(hours: number): string {
  const whole = Math.floor(hours);
  const days = whole < 96 ? '' : ` (${Math.floor(whole / 24)} days)`;
  return `${whole} ${whole === 1 ? 'hour' : 'hours'}${days}`;
}

function timeLeft(hours: number, isOnHold: boolean): string {
  if (hours <= 0) return isOnHold ? 'The date of the shoot has passed' : 'The shoot has begun';
  if (hours < 1) return 'The shoot begins in less than an hour';
  return `The shoot begins in ${hoursText(hours)}`;
}

/** One on hold was approved if it has been active, which everyone who may cancel it can read. */
const wasApproved = ({ state, state_logs }: Booking) =>
  state === 'on_hold' ? state_logs.some((log) => log.state === 'active') : state !== 'new';

/**
 * What the cancellation policy means for a booking now: the hours until the shoot, the category of fee
 * that it falls in or the fee that there is already, and the amount for those who may read the
 * client's price (decisions §8.2). Null for a booking without a date.
 */
export function cancellationCost(booking: Booking, now = new Date()): string | null {
  const { state } = booking;
  if (!booking.date) return null;
  const date = new Date(booking.date);
  const left = timeLeft((date.getTime() - now.getTime()) / hour, state === 'on_hold');
  const price = clientPrice(booking);
  // The first one decides what the client pays.
  const [fee] = booking.cancellation_fees;
  if (fee) {
    const due = price ? `: ${dueOf(price, fee.discount)} is due` : '';
    return `${left}. There is a cancellation fee already (${fee.category_display})${due}.`;
  }
  const category = wasApproved(booking) ? foreseenFee({ state, date }, now) : null;
  if (category === null) {
    const why = wasApproved(booking) ? '' : ', as the booking is not approved yet';
    const amount = price ? ` (${dueOf(price, nothing)})` : '';
    return `${left}. Cancellation fee: none${amount}${why}.`;
  }
  const due = price ? `, ${dueOf(price, feeDiscounts[category])}` : '';
  return `${left}. Cancellation fee: ${shares[category]}${due}. Finance decides on it.`;
}
