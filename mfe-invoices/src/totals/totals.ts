import type { Invoice } from '@shootline/shared-api';

/** The total costs of invoices in one currency, in minor units. */
export interface CurrencySum {
  currency: string;
  client_cost: number;
  supplier_cost_estimated: number;
  supplier_cost_claimed: number;
}

/** The total costs of these invoices by currency, sorted by currency code. */
export function totalsOf(invoices: readonly Invoice[]): CurrencySum[] {
  // The client pays for a booking once, even if it has several invoices.
  const paid = new Set<string>();
  const sums = new Map<string, CurrencySum>();
  const sumIn = (currency: string): CurrencySum => {
    const sum = sums.get(currency) ?? {
      currency,
      client_cost: 0,
      supplier_cost_estimated: 0,
      supplier_cost_claimed: 0,
    };
    sums.set(currency, sum);
    return sum;
  };
  for (const { booking, claimed_invoice_amount: claimed, claimed_currency } of invoices) {
    const { total_client_cost: client, total_camera_operator_cost: supplier } = booking;
    if (!paid.has(booking.uuid)) sumIn(client.currency).client_cost += client.cost;
    paid.add(booking.uuid);
    sumIn(supplier.currency).supplier_cost_estimated += supplier.cost;
    if (claimed !== null) {
      sumIn(claimed_currency ?? supplier.currency).supplier_cost_claimed += claimed;
    }
  }
  return [...sums.values()].sort((a, b) => a.currency.localeCompare(b.currency));
}
