import { isCancelled, type Booking, type CancellationFeeCategory, t } from '@shootline/shared-api';
import { feeDiscounts } from '@shootline/shared-api/values';
import { clientPrice, dueOf, videographerPrice } from './prices.ts';

const isCategory = (text: string): text is CancellationFeeCategory => text in feeDiscounts;

/** The effect of a new fee on the client's price. */
function clientText(booking: Booking, discount: number): string | null {
  if (!isCancelled(booking)) return t("The client's price does not change.");
  if (booking.cancellation_fees.length > 0) {
    return t("The client's price does not change, as the first fee decides it.");
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

  const paid = pay && { due: dueOf(pay, discount) };
  return [
    clientText(booking, discount),
    paid &&
      (isCancelled(booking)
        ? t('The videographer gets {due}.', paid)
        : t('The videographer gets {due} in addition to any pay for the shoot.', paid)),
  ];
}

/** A sentence about when the videographer can invoice a new fee. */
export function feeInvoicing(booking: Booking, name = t('The videographer')): string {
  return isCancelled(booking)
    ? t('{name} can invoice the fee at once.', { name })
    : t('{name} can invoice the fee once the footage is provided.', { name });
}
