import { t, type Booking } from '@shootline/shared-api';
import { amountText, dueWith } from '@shootline/shared-api/values';

interface Price {
  /** Minor units. */
  amount: number;
  currency: string;
  formatted: string;
}

function priceOf(
  amount: number | null,
  currency: string | null,
  formatted: string | null,
): Price | null {
  if (amount === null || currency === null || formatted === null) return null;
  return { amount, currency, formatted };
}

/** The client's price before any fee, for users who may read it. */
export const clientPrice = (booking: Booking) =>
  priceOf(booking.client_cost, booking.client_cost_currency, booking.client_cost_formatted);

/** The videographer's price before any fee, for users who may read it. */
export const videographerPrice = (booking: Booking) =>
  priceOf(
    booking.camera_operator_cost,
    booking.camera_operator_cost_currency,
    booking.camera_operator_cost_formatted,
  );

/**
 * The part of a price that is due after this discount in percent, with the currency as the server writes
 * it: `A$535.00 of A$1,070.00`, or the whole price alone.
 */
export function dueOf({ amount, currency, formatted }: Price, discount: number): string {
  if (discount === 0) return formatted;
  const due = amountText(dueWith(discount, amount), currency);
  return t('{due} of {price}', { due: formatted.replace(/\d[\d.,]*/, due), price: formatted });
}
