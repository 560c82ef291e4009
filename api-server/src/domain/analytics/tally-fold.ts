import type { PackedSums, PackedTallies } from '../schema/tally.ts';
import type { Key, Tally } from './tally.ts';

/** Sum for a key of a figure in a currency. */
export type Sum = { key: Key | null; currency: string; value: number; amount: number };

/** Sums of tallies by figure, currency and key. */
export type Fold = Map<string, Map<string, Sums>>;

type Sums = Map<Key | null, Sum>;

function sumsIn(fold: Fold, figure: string, currency: string): Sums {
  let currencies = fold.get(figure);
  if (!currencies) fold.set(figure, (currencies = new Map()));
  let sums = currencies.get(currency);
  if (!sums) currencies.set(currency, (sums = new Map()));
  return sums;
}

function add(sums: Sums, { key, currency, value, amount }: Sum, sign: 1 | -1 = 1): void {
  const sum = sums.get(key);
  if (sum) {
    sum.value += sign * value;
    sum.amount += sign * amount;
  } else {
    sums.set(key, { key, currency, value: sign * value, amount: sign * amount });
  }
}

/** Adds tallies to a fold, or takes them away. */
export function addTallies(fold: Fold, tallies: Tally[], sign: 1 | -1 = 1): void {
  for (const tally of tallies) add(sumsIn(fold, tally.figure, tally.currency), tally, sign);
}

/** Adds stored tallies to a fold, or takes them away. */
export function addPacked(fold: Fold, packed: PackedTallies, sign: 1 | -1 = 1): void {
  for (const [figure, parts] of Object.entries(packed)) {
    for (const { currency = '', keys, from = 0, values, amounts } of parts) {
      const sums = sumsIn(fold, figure, currency);
      for (let place = 0; place < values.length; place += 1) {
        const value = values[place] ?? 0;
        const amount = amounts?.[place] ?? 0;
        const key = keys ? (keys[place] ?? null) : from + place;
        if (value !== 0 || amount !== 0) add(sums, { key, currency, value, amount }, sign);
      }
    }
  }
}

export function addFold(fold: Fold, other: Fold): void {
  for (const [figure, currencies] of other) {
    for (const [currency, sums] of currencies) {
      const own = sumsIn(fold, figure, currency);
      for (const sum of sums.values()) add(own, sum);
    }
  }
}

const leftOf = (sums: Sums): Sum[] =>
  [...sums.values()].filter(({ value, amount }) => value !== 0 || amount !== 0);

/** The sums of a figure that are not zero. */
export function sumsOf(fold: Fold, figure: string): Sum[] {
  return [...(fold.get(figure)?.values() ?? [])].flatMap(leftOf);
}

/** Numbers of the clients or users that sums belong to; skips sums that belong to none. */
export const numbersOf = (sums: Sum[]): number[] => sums.filter(isNumbered).map(({ key }) => key);

type Numbered = Sum & { key: number };

const isNumbered = (sum: Sum): sum is Numbered => typeof sum.key === 'number';

const listsOf = (sums: (Sum | undefined)[]) => ({
  values: sums.map((sum) => sum?.value ?? 0),
  ...(sums.some((sum) => sum && sum.amount !== 0) && {
    amounts: sums.map((sum) => sum?.amount ?? 0),
  }),
});

/** Maximum places of a list for each filled one. Storing a zero is shorter than storing a key. */
const mostPlaces = 5;

/** Sums in the order of their numbers, stored without them; undefined if too many are missing between. */
function inOrder(sums: Numbered[]): PackedSums | undefined {
  const numbers = sums.map(({ key }) => key).sort((a, b) => a - b);
  const [from, to] = [numbers[0], numbers.at(-1)];
  if (from === undefined || to === undefined) return undefined;
  const length = to - from + 1;
  if (length > mostPlaces * sums.length) return undefined;
  const ofNumber = new Map(sums.map((sum) => [sum.key, sum]));
  return { from, ...listsOf(Array.from({ length }, (_, place) => ofNumber.get(from + place))) };
}

/** Stored form of the sums of a figure and a currency. */
function packedSums(sums: Sum[]): PackedSums[] {
  const ordered = inOrder(sums.filter(isNumbered));
  const others = ordered ? sums.filter((sum) => !isNumbered(sum)) : sums;
  const parts = ordered ? [ordered] : [];
  return others.length > 0
    ? [...parts, { keys: others.map(({ key }) => key), ...listsOf(others) }]
    : parts;
}

/** Stored form of a fold; undefined if all sums are zero. */
export function pack(fold: Fold): PackedTallies | undefined {
  const packed: PackedTallies = {};
  for (const [figure, currencies] of fold) {
    const parts = [...currencies].flatMap(([currency, sums]) =>
      packedSums(leftOf(sums)).map((part) => (currency === '' ? part : { currency, ...part })),
    );
    if (parts.length > 0) packed[figure] = parts;
  }
  return Object.keys(packed).length > 0 ? packed : undefined;
}

/** The sums of a fold that are not zero, as tallies. */
export function talliesOf(fold: Fold): Tally[] {
  return [...fold.keys()].flatMap((figure) =>
    sumsOf(fold, figure).map((sum) => ({ figure, ...sum })),
  );
}
