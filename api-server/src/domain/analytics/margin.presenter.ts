import type { MarginAnalytics, MarginItem } from '@shootline/shared-api/contract';
import type { Named } from './names.repository.ts';
import type { Key, Tally } from './tally.ts';

/** Merges the tallies of clients and videographers, which have the same keys. */
function items(
  tallies: Tally[],
  by: 'client' | 'region',
  namedBy: (key: Key) => { id: string | null; name: string },
) {
  const found = new Map<string, MarginItem>();
  for (const { figure, key, currency, value, amount } of tallies) {
    const isClient = figure === `client_due_by_${by}`;
    if (!isClient && figure !== `camop_due_by_${by}`) continue;
    const place = JSON.stringify([key, currency]);
    const { id, name } = namedBy(key ?? '');
    const item = found.get(place) ?? {
      key: id,
      name,
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

/** Margins from the tallies of `margin-tally.repository.ts`; `clients` has clients by number. */
export function presentMargin(tallies: Tally[], clients: Map<number, Named>): MarginAnalytics {
  const count = (figure: string) =>
    tallies.filter((tally) => tally.figure === figure).reduce((sum, { value }) => sum + value, 0);
  return {
    by_client: items(
      tallies,
      'client',
      (number) => clients.get(Number(number)) ?? { id: null, name: String(number) },
    ).sort((a, b) => byCurrency(a, b) || b.margin - a.margin || byName(a, b)),
    by_billing_region: items(tallies, 'region', (region) => ({
      id: String(region),
      name: String(region),
    })).sort((a, b) => byCurrency(a, b) || byName(a, b)),
    mixed_currencies_count: count('mixed_currencies'),
    unpriced_count: count('unpriced'),
  };
}
