import type { Booking } from '@shootline/shared-api';
import { dueWith, feeDiscounts, foreseenFee } from '@shootline/shared-api/values';
import { clientPrice } from './prices.ts';

/**
 * A booking on hold counts as approved if it was Active before; everyone who may cancel it can read its
 * history.
 */
export const wasApproved = ({ state, state_logs }: Booking) =>
  state === 'on_hold' ? state_logs.some((log) => log.state === 'active') : state !== 'new';

/** The fee category of a cancellation now; null with enough notice or before an approval. */
export const categoryOf = (booking: Booking, date: Date, now: Date) =>
  wasApproved(booking) ? foreseenFee({ state: booking.state, date }, now) : null;

/**
 * The most that cancelling now may add to what the client pays, in minor units with the currency; null
 * without a fee, or for users who may not read the price.
 */
export function feeToUnderstand(booking: Booking, now = new Date()) {
  const price = clientPrice(booking);
  if (!booking.date || !price || booking.cancellation_fees.length > 0) return null;
  const category = categoryOf(booking, new Date(booking.date), now);
  return category && { ...price, cost: dueWith(feeDiscounts[category], price.cost) };
}
