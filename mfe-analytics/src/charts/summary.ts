import { numberText } from './number-text.ts';

interface ToSumUp {
  label: string;
  /** In drawing order. */
  values: readonly { name: string; value: number }[];
  /** The number of values drawn, if others may be left out. */
  mostDrawn?: number;
  text?: (value: number) => string;
}

/**
 * 'No. of Bookings: 12 in all, the largest is Australia (8).', or with `mostDrawn` 'No. of Bookings: 39 of
 * the 5 shown, 42 of all 7, the largest is Northwind (14).'
 */
export function summaryOf({ label, values, mostDrawn, text = numberText }: ToSumUp): string {
  const drawn = values.slice(0, mostDrawn);
  const sum = (some: ToSumUp['values']) => text(some.reduce((all, { value }) => all + value, 0));
  const ofAll =
    drawn.length < values.length ? `, ${sum(values)} of all ${numberText(values.length)}` : '';
  const total =
    mostDrawn === undefined
      ? `${sum(values)} in all`
      : `${sum(drawn)} of the ${numberText(drawn.length)} shown${ofAll}`;
  const [largest] = values.toSorted((a, b) => b.value - a.value);
  const most = largest?.value ? `, the largest is ${largest.name} (${text(largest.value)})` : '';
  return `${label}: ${total}${most}.`;
}
