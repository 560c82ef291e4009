import type { PackedTallies } from '../schema/tally.ts';
import type { Key, Tally } from './tally.ts';

/** What comes to a key of a figure in a currency. */
export type Sum = { key: Key | null; currency: string; value: number; amount: number };

/** Tallies added up by figure, currency and key. */
export type Fold = Map<string, Map<string, Sums>>;

type Sums = Map<Key | null, Sum>;

function sumsIn(fold: Fold, figure: string, currency: string): Sums {
  let currencies = fold.get(figure);
  if (!currencies) fold.set(figure, (currencies = new Map()));
  let sums = currencies.get(currency);
  if (!sums) currencies.set(currency, (sums = new Map()));
  return sums;
}

function add(sums: Sums, key: Key | null, { currency, value, amount }: Omit<Sum, 'key'>): void {
  const sum = sums.get(key);
  if (!sum) {
    sums.set(key, { key, currency, value, amount });
    return;
  }
  sum.value += value;
  sum.amount += amount;
}

/** Adds tallies to a fold, or takes them away. */
export function addTallies(fold: Fold, tallies: Tally[], sign: 1 | -1 = 1): void {
  for (const { figure, key, currency, value, amount } of tallies) {
    const signed = { currency, value: sign * value, amount: sign * amount };
    add(sumsIn(fold, figure, currency), key, signed);
  }
}

/** Adds stored tallies to a fold, or takes them away. */
export function addPacked(fold: Fold, packed: PackedTallies, sign: 1 | -1 = 1): void {
  for (const [figure, { keys, values, currencies, amounts }] of Object.entries(packed)) {
    let currency = currencies?.[0] ?? '';
    let sums = sumsIn(fold, figure, currency);
    for (let place = 0; place < keys.length; place += 1) {
      const own = currencies?.[place] ?? '';
      if (own !== currency) sums = sumsIn(fold, figure, (currency = own));
      const [value, amount] = [sign * (values[place] ?? 0), sign * (amounts?.[place] ?? 0)];
      add(sums, keys[place] ?? null, { currency, value, amount });
    }
  }
}

export function addFold(fold: Fold, other: Fold): void {
  for (const [figure, currencies] of other) {
    for (const [currency, sums] of currencies) {
      const own = sumsIn(fold, figure, currency);
      for (const sum of sums.values()) add(own, sum.key, sum);
    }
  }
}

/** What of a figure is left: those of which there are none are not among them. */
export function sumsOf(fold: Fold, figure: string): Sum[] {
  const sums = [...(fold.get(figure)?.values() ?? [])].flatMap((own) => [...own.values()]);
  return sums.filter(({ value, amount }) => value !== 0 || amount !== 0);
}

/** Whose sums these are, of clients or people; some are nobody's. */
export const numbersOf = (sums: Sum[]): number[] =>
  sums.flatMap(({ key }) => (typeof key === 'number' ? key : []));

/** A fold as it is stored; undefined where nothing is left of it. */
export function pack(fold: Fold): PackedTallies | undefined {
  const packed: PackedTallies = {};
  for (const figure of fold.keys()) {
    const sums = sumsOf(fold, figure);
    if (sums.length === 0) continue;
    packed[figure] = {
      keys: sums.map(({ key }) => key),
      values: sums.map(({ value }) => value),
      ...(sums.some(({ currency }) => currency !== '') && {
        currencies: sums.map(({ currency }) => currency),
      }),
      ...(sums.some(({ amount }) => amount !== 0) && { amounts: sums.map(({ amount }) => amount) }),
    };
  }
  return Object.keys(packed).length > 0 ? packed : undefined;
}

/** Everything that is left of a fold. */
export function talliesOf(fold: Fold): Tally[] {
  return [...fold.keys()].flatMap((figure) =>
    sumsOf(fold, figure).map((sum) => ({ figure, ...sum })),
  );
}
