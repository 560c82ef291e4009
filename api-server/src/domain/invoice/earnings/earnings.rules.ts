import type { EarningState, EarningSum } from '@shootline/shared-api/contract';

/** An amount in minor units that some invoices of one month have together. */
export type Earned = Pick<EarningSum, 'month' | 'state' | 'currency' | 'count' | 'amount'>;

const order: EarningState[] = ['to_invoice', 'submitted', 'approved', 'in_xero'];
const compare = new Intl.Collator('en').compare;

/** The sums of each month, state and currency; newest month first, without a date last. */
export function earningSums(earned: Iterable<Earned>): EarningSum[] {
  const sums = new Map<string, EarningSum>();
  for (const part of earned) {
    const key = [part.month, part.state, part.currency].join();
    const sum = sums.get(key) ?? { ...part, count: 0, amount: 0 };
    sums.set(key, {
      ...sum,
      count: sum.count + part.count,
      amount: sum.amount + part.amount,
    });
  }
  return [...sums.values()].sort(
    (one, other) =>
      compare(other.month ?? '', one.month ?? '') ||
      order.indexOf(one.state) - order.indexOf(other.state) ||
      compare(one.currency, other.currency),
  );
}
