import {
  type BookingState,
  type CancellationFeeCategory,
  type Coordinates,
  type CostEstimate,
  type TotalCost,
  isCancelled,
} from '@shootline/shared-api/contract';
import { costText, dueWith, feeDiscounts } from '@shootline/shared-api/rules';
import { isFeeSettled } from './fee-due.rules.ts';
import { type Estimate, type Payer, estimate, presentEstimate } from './estimate.rules.ts';

export type PricedBooking = {
  state: BookingState;
  duration: number | null;
  address: { country_code: string; location?: Coordinates | null } | null;
  /** Location of the town of a typed address, which has none of its own. */
  townLocation: Coordinates | null;
  isClientCostManual: boolean;
  clientCost: number | null;
  clientCostCurrency: string | null;
  isVideographerCostManual: boolean;
  videographerCost: number | null;
  videographerCostCurrency: string | null;
  videographerId: string | null;
  /** The fee that the policy sets for a late cancellation, whether it is charged or not. */
  lateFee: CancellationFeeCategory | null;
};

export type Fee = {
  category: CancellationFeeCategory;
  videographerId: string | null;
  /** Percent. */
  discount: number;
};

export type Cost = { amount: number; currency: string };

function priceOf(payer: Payer, booking: PricedBooking): Estimate | null {
  const [isManual, amount, currency] =
    payer === 'client'
      ? [booking.isClientCostManual, booking.clientCost, booking.clientCostCurrency]
      : [
          booking.isVideographerCostManual,
          booking.videographerCost,
          booking.videographerCostCurrency,
        ];
  if (isManual && amount !== null && currency !== null) {
    return { base: amount, additional: 0, total: amount, currency };
  }
  const { address, townLocation, duration } = booking;
  if (!address?.country_code || duration === null) return null;
  return estimate(payer, {
    countryCode: address.country_code,
    location: address.location ?? townLocation,
    hours: duration,
  });
}

/** The price before fees: the manual one, or the estimate; null while place or length is unknown. */
export function costOf(payer: Payer, booking: PricedBooking): Cost | null {
  const price = priceOf(payer, booking);
  return price && { amount: price.total, currency: price.currency };
}

/** The videographer's pay for the shoot; a manual price is shown as base without parts. */
export function presentPay(booking: PricedBooking): CostEstimate | null {
  const price = priceOf('videographer', booking);
  return price && presentEstimate(price);
}

/** The final amount due, `cost` in minor units. */
export type Due = Omit<TotalCost, 'cost_formatted'>;

function discounted({ amount, currency }: Cost, fee: Fee): Due {
  const { discount, category } = fee;
  return { cost: dueWith(discount, amount), currency, discount, cancellation_type: category };
}

const undiscounted = ({ amount, currency }: Cost): Due => ({
  cost: amount,
  currency,
  discount: 0,
  cancellation_type: null,
});

function presentDue(due: Due): TotalCost {
  return { ...due, cost_formatted: costText(due) };
}

/** The most that a fee on which finance has not decided yet may add to what is due of a price. */
function underReview(booking: PricedBooking, fees: Fee[], { amount }: Cost) {
  const { lateFee } = booking;
  if (!lateFee || !isCancelled(booking) || isFeeSettled(booking, fees)) return {};
  return { fee_under_review: dueWith(feeDiscounts[lateFee], amount) };
}

/**
 * The amount that the client pays: the whole price of a booking that goes ahead. For a cancelled booking it
 * is the part that the first fee leaves, or 0 without a fee. `fees` are ordered oldest first.
 */
export function clientDue(booking: PricedBooking, fees: Fee[]): Due | null {
  const cost = costOf('client', booking);
  if (!cost || !isCancelled(booking)) return cost && undiscounted(cost);
  const [first] = fees;
  if (first) return discounted(cost, first);
  return { ...undiscounted({ ...cost, amount: 0 }), ...underReview(booking, fees, cost) };
}

/** The client's total, formatted. */
export function totalClientCost(booking: PricedBooking, fees: Fee[]): TotalCost | null {
  const due = clientDue(booking, fees);
  return due && presentDue(due);
}

/**
 * The price of the shoot, if it is due, and a part of it for each fee; with the fee under review, if it may
 * be theirs.
 */
function dueWithFees(
  booking: PricedBooking,
  fees: Fee[],
  { isShootDue, all }: { isShootDue: boolean; all: Fee[] | null },
): Due | null {
  const price = costOf('videographer', booking);
  if (!price) return null;
  const open = all ? underReview(booking, all, price) : {};
  const parts = fees.map((fee) => discounted(price, fee));
  if (isShootDue) parts.push(undiscounted(price));
  const [only, ...others] = parts;
  if (only && others.length === 0) return { ...only, ...open };
  const amount = parts.reduce((sum, { cost }) => sum + cost, 0);
  return { ...undiscounted({ ...price, amount }), ...open };
}

/**
 * The amount that one videographer gets: the whole price if the booking goes ahead and they are assigned, and
 * the fee in their name.
 */
export function videographerDue(
  booking: PricedBooking,
  fees: Fee[],
  videographerId: string,
): Due | null {
  const isAssigned = booking.videographerId === videographerId;
  const own = fees.filter((fee) => fee.videographerId === videographerId);
  const isShootDue = isAssigned && !isCancelled(booking);
  return dueWithFees(booking, own, { isShootDue, all: isAssigned ? fees : null });
}

/** One videographer's total, formatted. */
export function totalVideographerCost(
  booking: PricedBooking,
  fees: Fee[],
  videographerId: string,
): TotalCost | null {
  const due = videographerDue(booking, fees, videographerId);
  return due && presentDue(due);
}

/**
 * The amount that all videographers get together: the price if the booking goes ahead, even before anyone
 * is assigned, and every fee in a videographer's name.
 */
export function videographersDue(booking: PricedBooking, fees: Fee[]): Due | null {
  const named = fees.filter(({ videographerId }) => videographerId !== null);
  return dueWithFees(booking, named, { isShootDue: !isCancelled(booking), all: fees });
}

/** The videographers' total, formatted. */
export function totalVideographersCost(booking: PricedBooking, fees: Fee[]): TotalCost | null {
  const due = videographersDue(booking, fees);
  return due && presentDue(due);
}

/** The amount that a videographer gets from one fee. */
export function feeCost(booking: PricedBooking, fee: Fee): TotalCost | null {
  const price = costOf('videographer', booking);
  return price && presentDue(discounted(price, fee));
}
