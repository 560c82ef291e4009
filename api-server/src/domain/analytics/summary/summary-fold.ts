import type { Key, PackedSums } from '../../schema/summary.ts';
import type { Sum } from './summary.ts';

/** Sums by figure and key. */
export type Fold = Map<string, Map<Key, Sum>>;

function add(fold: Fold, { figure, key, value, amount }: Sum, sign: 1 | -1 = 1): void {
  let sums = fold.get(figure);
  if (!sums) fold.set(figure, (sums = new Map()));
  const sum = sums.get(key);
  if (sum) {
    sum.value += sign * value;
    sum.amount += sign * amount;
  } else {
    sums.set(key, { figure, key, value: sign * value, amount: sign * amount });
  }
}

/** Adds sums to a fold, or takes them away. */
export function addSums(fold: Fold, sums: Iterable<Sum>, sign: 1 | -1 = 1): void {
  for (const sum of sums) add(fold, sum, sign);
}

/** Adds stored sums to a fold, or takes them away. */
export function addPacked(fold: Fold, packed: PackedSums, sign: 1 | -1 = 1): void {
  for (const [figure, { keys, values, amounts }] of Object.entries(packed)) {
    for (const [place, key] of keys.entries()) {
      add(fold, { figure, key, value: values[place] ?? 0, amount: amounts?.[place] ?? 0 }, sign);
    }
  }
}

/** The sums of a figure that are not zero. */
export const sumsOf = (fold: Fold, figure: string): Sum[] =>
  [...(fold.get(figure)?.values() ?? [])].filter((sum) => sum.value !== 0 || sum.amount !== 0);

/** All sums that are not zero. */
export const allSums = (fold: Fold): Sum[] =>
  [...fold.keys()].flatMap((figure) => sumsOf(fold, figure));

/** Numbers of the clients or users that sums belong to; skips sums that belong to none. */
export const numbersOf = (sums: Sum[]): number[] =>
  sums.map(({ key }) => key).filter((key) => typeof key === 'number');

/** Stored form of a fold; undefined if all sums are zero. */
export function pack(fold: Fold): PackedSums | undefined {
  const packed: PackedSums = {};
  for (const figure of fold.keys()) {
    const sums = sumsOf(fold, figure);
    if (sums.length === 0) continue;
    const amounts = sums.map(({ amount }) => amount);
    packed[figure] = {
      keys: sums.map(({ key }) => key),
      values: sums.map(({ value }) => value),
      ...(amounts.some((amount) => amount !== 0) && { amounts }),
    };
  }
  return Object.keys(packed).length > 0 ? packed : undefined;
}
