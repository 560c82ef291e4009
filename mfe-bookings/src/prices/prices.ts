import { t, type Booking } from '@shootline/shared-api';
import { costText, dueWith } from '@shootline/shared-api/values';

interface Price {
  /** In minor units of the currency. */
  cost: number;
  currency: string;
}

const priceOf = (cost: number | null, currency: string | null): Price | null =>
  cost === null || currency === null ? null : { cost, currency };

/** The client's price before any fee, for users who may read it. */
export const clientPrice = (booking: Booking) =>
  priceOf(booking.client_cost, booking.client_cost_currency);

/** The videographer's price before any fee, for users who may read it. */
export const videographerPrice = (booking: Booking) =>
  priceOf(booking.camera_operator_cost, booking.camera_operator_cost_currency);

/** A price in the user's language; null without one. */
export const priceText = (price: Price | null): string | null => price && costText(price);

/**
 * The part of a price that is due after this discount in percent: `A$535.00 of A$1,070.00`, or the whole
 * price alone.
 */
export function dueOf(price: Price, discount: number): string {
  if (discount === 0) return costText(price);
  const due = { ...price, cost: dueWith(discount, price.cost) };
  return t('{due} of {price}', { due: costText(due), price: costText(price) });
}
