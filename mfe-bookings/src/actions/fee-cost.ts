import { isCancelled, type Booking, type CancellationFeeCategory, t } from '@shootline/shared-api';
import { feeDiscounts } from '@shootline/shared-api/values';
import { clientPrice, dueOf, videographerPrice } from './prices.ts';

const isCategory = (text: string): text is CancellationFeeCategory => text in feeDiscounts;

/** The effect of a new fee on the client's price. */
function clientText(booking: Booking, discount: number): string | null {
  if (!isCancelled(booking)) return t("The client's price stays whole.");
  if (booking.cancellation_fees.length > 0) {
    return t("The client's price stays as it is, as the first fee decides it.");
  }
  const price = clientPrice(booking);
  return price && t('The client pays {due}.', { due: dueOf(price, discount) });
}

/**
 * The effect of a new fee of this category on the client's price and the videographer's, a sentence each;
 * empty until a category is chosen.
 */
export function feeCost(booking: Booking, category?: string | null): (string | null)[] {
  if (!category || !isCategory(category)) return [];
  const discount = feeDiscounts[category];
  const pay = videographerPrice(booking);
  const added = isCancelled(booking) ? '' : ' in addition to any pay for the shoot';
  return [
    clientText(booking, discount),
    pay && t('The videographer gets {due}{added}.', { due: dueOf(pay, discount), added }),
  ];
}

/** When the videographer can invoice a new fee, and how they learn of it. */
export function feeInvoicing(booking: Booking, name = 'The videographer'): string {
  const when = isCancelled(booking) ? ', and is told by mail' : ' once the footage is provided';
  return t('{name} can invoice the fee{when}.', { name, when });
}
