import type { CurrencyTotal } from '@shootline/shared-api/contract';
import { formatMoney } from '@shootline/shared-api/rules';
import {
  type Fee,
  type PricedBooking,
  clientDue,
  videographerDue,
} from '../../pricing/total-cost.rules.ts';

/** The fields of an invoice and its booking that the totals need. */
export type PricedInvoice = {
  bookingId: string;
  bookingDay: string | null;
  videographerId: string;
  claimedAmount: number | null;
  /** Of the booking's price; null for all of it. */
  partAmount: number | null;
  /** Of the claimed amount. */
  currency: string;
  booking: PricedBooking;
  /** Oldest first. */
  fees: Fee[];
};

type Sums = { client: number; estimated: number; claimed: number };

const compare = new Intl.Collator('en').compare;

/**
 * Totals of the invoices in each currency, in minor units. A client's price counts once per booking, however
 * many videographers invoice it. Bookings without a price add nothing.
 */
export function totalsOf(invoices: Iterable<PricedInvoice>): CurrencyTotal[] {
  const sums = new Map<string, Sums>();
  const add = (currency: string, what: keyof Sums, amount: number) => {
    const sum = sums.get(currency) ?? { client: 0, estimated: 0, claimed: 0 };
    sum[what] += amount;
    sums.set(currency, sum);
  };
  const paid = new Set<string>();
  for (const { bookingId, booking, fees, ...invoice } of invoices) {
    const client = paid.has(bookingId) ? null : clientDue(booking, fees);
    paid.add(bookingId);
    if (client) add(client.currency, 'client', client.cost);
    const supplier = videographerDue(booking, fees, invoice.videographerId);
    if (supplier) add(supplier.currency, 'estimated', invoice.partAmount ?? supplier.cost);
    if (invoice.claimedAmount !== null) add(invoice.currency, 'claimed', invoice.claimedAmount);
  }
  return [...sums]
    .sort(([one], [other]) => compare(one, other))
    .map(([currency, { client, estimated, claimed }]) => ({
      currency,
      client_cost: client,
      client_cost_formatted: formatMoney(client, currency),
      supplier_cost_estimated: estimated,
      supplier_cost_estimated_formatted: formatMoney(estimated, currency),
      supplier_cost_claimed: claimed,
      supplier_cost_claimed_formatted: formatMoney(claimed, currency),
    }));
}
