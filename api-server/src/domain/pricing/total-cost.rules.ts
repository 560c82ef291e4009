import {
  type BookingState,
  type CancellationFeeCategory,
  type CostEstimate,
  type TotalCost,
  isCancelled,
} from '@shootline/shared-api/contract';
import { dueWith, formatMoney } from '@shootline/shared-api/rules';
import { type Estimate, type Payer, estimate, presentEstimate } from './estimate.rules.ts';

export type PricedBooking = {
  state: BookingState;
  duration: number | null;
  address: { country_code: string; locality: string } | null;
  isClientCostManual: boolean;
  clientCost: number | null;
  clientCostCurrency: string | null;
  isCameraOperatorCostManual: boolean;
  cameraOperatorCost: number | null;
  cameraOperatorCostCurrency: string | null;
  cameraOperatorId: string | null;
};

export type Fee = {
  category: CancellationFeeCategory;
  cameraOperatorId: string | null;
  /** Percent. */
  discount: number;
};

export type Cost = { amount: number; currency: string };

function priceOf(payer: Payer, booking: PricedBooking): Estimate | null {
  const [isManual, amount, currency] =
    payer === 'client'
      ? [booking.isClientCostManual, booking.clientCost, booking.clientCostCurrency]
      : [
          booking.isCameraOperatorCostManual,
          booking.cameraOperatorCost,
          booking.cameraOperatorCostCurrency,
        ];
  if (isManual && amount !== null && currency !== null) {
    return { base: amount, additional: 0, total: amount, currency };
  }
  const { address, duration } = booking;
  if (!address?.country_code || duration === null) return null;
  return estimate(payer, {
    countryCode: address.country_code,
    city: address.locality,
    hours: duration,
  });
}

/** The price before fees: the manual one, or the estimate; null while place or length is unknown. */
export function costOf(payer: Payer, booking: PricedBooking): Cost | null {
  const price = priceOf(payer, booking);
  return price && { amount: price.total, currency: price.currency };
}

/** What a videographer is offered for the shoot; a manual price without its parts is the base. */
export function presentPay(booking: PricedBooking): CostEstimate | null {
  const price = priceOf('cameraOperator', booking);
  return price && presentEstimate(price);
}

/** What is due in the end, `cost` in minor units. */
export type Due = Omit<TotalCost, 'cost_formatted'>;

function discounted(cost: Cost, fee: Fee | undefined, hasFeesAlone: boolean): Due {
  const discount = fee?.discount ?? 0;
  const due = fee || !hasFeesAlone ? cost.amount : 0;
  return {
    cost: dueWith(discount, due),
    currency: cost.currency,
    discount,
    cancellation_type: fee?.category ?? null,
  };
}

function presentDue(due: Due): TotalCost {
  return { ...due, cost_formatted: formatMoney(due.cost, due.currency) };
}

/** What the client pays; the first fee decides (S1 §9). `fees`: oldest first. */
export function clientDue(booking: PricedBooking, fees: Fee[]): Due | null {
  const cost = costOf('client', booking);
  return cost && discounted(cost, fees[0], isCancelled(booking));
}

/** The same, formatted. */
export function totalClientCost(booking: PricedBooking, fees: Fee[]): TotalCost | null {
  const due = clientDue(booking, fees);
  return due && presentDue(due);
}

/** What one videographer gets; only their own fee counts (S1 §9). `fees`: oldest first. */
export function operatorDue(booking: PricedBooking, fees: Fee[], operatorId: string): Due | null {
  const cost = costOf('cameraOperator', booking);
  const own = fees.find(({ cameraOperatorId }) => cameraOperatorId === operatorId);
  return cost && discounted(cost, own, isCancelled(booking));
}

/** The same, formatted. */
export function totalOperatorCost(
  booking: PricedBooking,
  fees: Fee[],
  operatorId: string,
): TotalCost | null {
  const due = operatorDue(booking, fees, operatorId);
  return due && presentDue(due);
}

/** What all videographers get together: the assigned one and those with a fee (S1 §9). */
export function totalOperatorsCost(booking: PricedBooking, fees: Fee[]): TotalCost | null {
  const paid = new Set(
    [booking.cameraOperatorId, ...fees.map((fee) => fee.cameraOperatorId)].filter(
      (id) => id !== null,
    ),
  );
  const [only, ...more] = [...paid].map((id) => totalOperatorCost(booking, fees, id));
  if (more.length === 0) {
    if (only !== undefined) return only;
    const cost = costOf('cameraOperator', booking);
    return cost && presentDue(discounted(cost, undefined, isCancelled(booking)));
  }
  const parts = [only, ...more].filter((part) => part !== null && part !== undefined);
  const [first] = parts;
  if (!first) return null;
  const cost = parts.reduce((sum, part) => sum + part.cost, 0);
  return {
    cost,
    cost_formatted: formatMoney(cost, first.currency),
    currency: first.currency,
    discount: 0,
    cancellation_type: null,
  };
}
