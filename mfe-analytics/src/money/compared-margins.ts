import type { MarginItem } from '@shootline/shared-api';

/** A margin and its value in the period before; null if there is no such period. */
export interface ComparedMargin {
  item: MarginItem;
  before: number | null;
}

type MarginOrder = (one: MarginItem, other: MarginItem) => number;

const byName: MarginOrder = (one, other) => one.name.localeCompare(other.name, 'en');

/** The API's orders of margins. */
export const marginOrders = {
  by_client: (one, other) => other.margin - one.margin || byName(one, other),
  by_billing_region: byName,
} as const satisfies Record<string, MarginOrder>;

/** Margins in one currency, sorted; those that only the period before has are 0. */
export function comparedMargins(of: {
  items: readonly MarginItem[];
  before: readonly MarginItem[] | undefined;
  currency: string;
  order: MarginOrder;
}): ComparedMargin[] {
  const inCurrency = (item: MarginItem) => item.currency === of.currency;
  const items = of.items.filter(inCurrency);
  if (!of.before) return items.map((item) => ({ item, before: null }));
  const earlier = new Map(of.before.filter(inCurrency).map((item) => [item.key, item]));
  const now = items.map((item) => ({ item, before: earlier.get(item.key)?.margin ?? 0 }));
  for (const { key } of items) earlier.delete(key);
  const gone = [...earlier.values()].map((item) => ({
    item: { ...item, bookings_count: 0, client_due: 0, camop_due: 0, margin: 0 },
    before: item.margin,
  }));
  return [...now, ...gone].toSorted((one, other) => of.order(one.item, other.item));
}
