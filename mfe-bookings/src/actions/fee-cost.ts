import type { Booking, CancellationFeeCategory } from '@shootline/shared-api';
import { feeDiscounts } from '@shootline/shared-api/rules';
import { clientPrice, dueOf, videographerPrice } from './prices.ts';

const isCategory = (text: string): text is CancellationFeeCategory => text in feeDiscounts;

/**
 * What a new fee of this category means for the client's price and for its videographer's; nothing
 * until one is chosen.
 */
export function feeCost(booking: Booking, category?: string | null): (string | null)[] {
  if (!category || !isCategory(category)) return [];
  const discount = feeDiscounts[category];
  const price = clientPrice(booking);
  const pay = videographerPrice(booking);
  const isFirst = booking.cancellation_fees.length === 0;
  return [
    isFirst
      ? price && `The client pays ${dueOf(price, discount)}.`
      : "The client's price stays as it is, as the first fee decides it.",
    pay && `The videographer gets ${dueOf(pay, discount)}.`,
  ];
}
