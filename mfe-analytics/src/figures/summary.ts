import { t, numberText } from '@shootline/shared-api';

interface ToSumUp {
  label: string;
  /** Ordered as drawn, the first in front. */
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
  const of = {
    label,
    sum: sum(values),
    count: numberText(values.length),
    drawnSum: sum(drawn),
    drawn: numberText(drawn.length),
  };
  const total =
    mostDrawn === undefined
      ? t('{label}: {sum} in all', of)
      : drawn.length < values.length
        ? t('{label}: {drawnSum} of the {drawn} shown, {sum} of all {count}', of)
        : t('{label}: {drawnSum} of the {drawn} shown', of);
  const [largest] = values.toSorted((a, b) => b.value - a.value);
  return largest?.value
    ? t('{total}, the largest is {name} ({value}).', {
        total,
        name: largest.name,
        value: text(largest.value),
      })
    : `${total}.`;
}
