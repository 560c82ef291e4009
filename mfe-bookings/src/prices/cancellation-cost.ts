import {
  t,
  type Booking,
  type CancellationFee,
  type CancellationFeeCategory,
  translated,
} from '@shootline/shared-api';
import { feeDiscounts } from '@shootline/shared-api/values';
import { categoryOf, wasApproved } from './fee-to-understand.ts';
import { clientPrice, dueOf } from './prices.ts';

const hour = 3_600_000;

const shares: Record<CancellationFeeCategory, string> = {
  within_24_hours: t('within 24 hours, the full price'),
  within_48_hours: t('within 48 hours, {part}% of the price', {
    part: 100 - feeDiscounts.within_48_hours,
  }),
};

/** The discount in percent that leaves nothing due. */
const nothing = 100;

function timeLeft(hours: number, isOnHold: boolean): string {
  if (hours <= 0)
    return isOnHold ? t('The date of the shoot has passed.') : t('The shoot has begun.');
  if (hours < 1) return t('The shoot begins in less than an hour.');
  const whole = Math.floor(hours);
  return whole < 96
    ? t('The shoot begins in {hours, plural, one {# hour} other {# hours}}.', { hours: whole })
    : t('The shoot begins in {hours} hours ({days} days).', {
        hours: whole,
        days: Math.floor(whole / 24),
      });
}

/** Describes the first fee, which decides what the client pays, and the assignee's fee if still missing. */
function besideFees(
  booking: Booking,
  first: CancellationFee,
  category: CancellationFeeCategory | null,
): string {
  const { cancellation_fees: fees, camera_operator: assignee } = booking;
  const price = clientPrice(booking);
  const named = { category: translated(first.category_display) };
  const text = price
    ? t('There is a cancellation fee already ({category}): {due} is due.', {
        ...named,
        due: dueOf(price, first.discount),
      })
    : t('There is a cancellation fee already ({category}).', named);
  const hasOwn = fees.some(({ camera_operator }) => camera_operator?.email === assignee?.email);
  if (booking.state !== 'assigned' || !assignee || hasOwn || category === null) return text;
  const unpaid = t('{name}, who is assigned now, has no fee yet: {share}. Finance decides on it.', {
    name: assignee.full_name,
    share: shares[category],
  });
  return `${text} ${unpaid}`;
}

/**
 * The cancellation policy applied to a booking now, in one text: the amount for users who may read the client's
 * price, fee category, any fee already added, and hours until the shoot. Null for a booking without a
 * date.
 */
export function cancellationCost(booking: Booking, now = new Date()): string | null {
  if (!booking.date) return null;
  const date = new Date(booking.date);
  const left = timeLeft((date.getTime() - now.getTime()) / hour, booking.state === 'on_hold');
  const category = categoryOf(booking, date, now);
  const [first] = booking.cancellation_fees;
  if (first) return `${left} ${besideFees(booking, first, category)}`;
  const price = clientPrice(booking);
  if (category === null) {
    const amount = price ? ` (${dueOf(price, nothing)})` : '';
    const none = wasApproved(booking)
      ? t('Cancellation fee: none{amount}.', { amount })
      : t('Cancellation fee: none{amount}, as the booking is not approved yet.', { amount });
    return `${left} ${none}`;
  }
  const share = shares[category];
  const fee = price
    ? t('Cancelling now may cost {due}: {share}. Finance decides on it.', {
        share,
        due: dueOf(price, feeDiscounts[category]),
      })
    : t('Cancellation fee: {share}. Finance decides on it.', { share });
  return `${fee} ${left}`;
}
