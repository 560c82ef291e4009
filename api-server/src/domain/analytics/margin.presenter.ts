import type { MarginAnalytics, MarginItem } from '@shootline/shared-api/contract';
import type { Named } from './names.repository.ts';
import type { Key } from '../schema/summary.ts';
import type { Sum } from './summary/summary.ts';

/** Merges the sums of clients and videographers, which have the same keys. */
function items(
  sums: Sum[],
  by: 'client' | 'region',
  namedBy: (key: Key) => { key: string | null; name: string },
) {
  const found = new Map<string, MarginItem>();
  for (const { figure, key, value, amount } of sums) {
    const [name = '', currency = ''] = figure.split(' ');
    const isClient = name === `client_due_by_${by}`;
    if (!isClient && name !== `camop_due_by_${by}`) continue;
    const place = JSON.stringify([key, currency]);
    const item = found.get(place) ?? {
      ...namedBy(key),
      currency,
      bookings_count: 0,
      client_due: 0,
      camop_due: 0,
      margin: 0,
    };
    if (isClient) {
      item.bookings_count += value;
      item.client_due += amount;
    } else {
      item.camop_due += amount;
    }
    item.margin = item.client_due - item.camop_due;
    found.set(place, item);
  }
  return [...found.values()].filter(({ bookings_count: count }) => count > 0);
}

const byCurrency = (a: MarginItem, b: MarginItem) => a.currency.localeCompare(b.currency, 'en');
const byName = (a: MarginItem, b: MarginItem) => a.name.localeCompare(b.name, 'en');

/** Margins from the sums of `margin-summary.repository.ts`; `clients` has clients by number. */
export function presentMargin(sums: Sum[], clients: Map<number, Named>): MarginAnalytics {
  const count = (figure: string) =>
    sums.filter((one) => one.figure === figure).reduce((sum, { value }) => sum + value, 0);
  return {
    by_client: items(sums, 'client', (number) => {
      const { id = null, name = String(number) } = clients.get(Number(number)) ?? {};
      return { key: id, name };
    }).sort((a, b) => byCurrency(a, b) || b.margin - a.margin || byName(a, b)),
    by_billing_region: items(sums, 'region', (region) => ({
      key: String(region),
      name: String(region),
    })).sort((a, b) => byCurrency(a, b) || byName(a, b)),
    mixed_currencies_count: count('mixed_currencies'),
    unpriced_count: count('unpriced'),
  };
}
