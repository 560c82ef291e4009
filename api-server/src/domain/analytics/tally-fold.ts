import type { PackedTallies } from '../schema/tally.ts';
import type { Key, Tally } from './tally.ts';

/** What comes to a key of a figure in a currency. */
export type Sum = { key: Key | null; currency: string; value: number; amount: number };

/** Tallies added up by figure, key and currency. */
export type Fold = Map<string, Sums>;

type Sums = Map<Key | null, Sum[]>;

function sumsIn(fold: Fold, figure: string): Sums {
  let sums = fold.get(figure);
  if (!sums) fold.set(figure, (sums = new Map()));
  return sums;
}

function sumIn(sums: Sums, key: Key | null, currency: string): Sum {
  const ofKey = sums.get(key);
  // Nearly all have one currency.
  const first = ofKey?.[0];
  if (first?.currency === currency) return first;
  const sum = ofKey?.find((one) => one.currency === currency);
  if (sum) return sum;
  const added = { key, currency, value: 0, amount: 0 };
  if (ofKey) ofKey.push(added);
  else sums.set(key, [added]);
  return added;
}

/** Adds tallies to a fold, or takes them away. */
export function addTallies(fold: Fold, tallies: Tally[], sign: 1 | -1 = 1): void {
  for (const { figure, key, currency, value, amount } of tallies) {
    const sum = sumIn(sumsIn(fold, figure), key, currency);
    sum.value += sign * value;
    sum.amount += sign * amount;
  }
}

/** Adds stored tallies to a fold, or takes them away. */
export function addPacked(fold: Fold, packed: PackedTallies, sign: 1 | -1 = 1): void {
  for (const [figure, { keys, values, currencies, amounts }] of Object.entries(packed)) {
    const sums = sumsIn(fold, figure);
    for (let place = 0; place < keys.length; place += 1) {
      const sum = sumIn(sums, keys[place] ?? null, currencies?.[place] ?? '');
      sum.value += sign * (values[place] ?? 0);
      sum.amount += sign * (amounts?.[place] ?? 0);
    }
  }
}

export function addFold(fold: Fold, other: Fold): void {
  for (const [figure, keys] of other) {
    for (const sums of keys.values())
      addTallies(
        fold,
        sums.map((sum) => ({ figure, ...sum })),
      );
  }
}

/** What of a figure is left: those of which there are none are not among them. */
export function sumsOf(fold: Fold, figure: string): Sum[] {
  const sums = [...(fold.get(figure)?.values() ?? [])].flat();
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
