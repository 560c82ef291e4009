import { t } from '@shootline/shared-api';
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
    drawn.length < values.length
      ? t(', {sum} of all {number}', { sum: sum(values), number: numberText(values.length) })
      : '';
  const total =
    mostDrawn === undefined
      ? t('{sum} in all', { sum: sum(values) })
      : t('{sum} of the {number} shown{ofAll}', {
          sum: sum(drawn),
          number: numberText(drawn.length),
          ofAll,
        });
  const [largest] = values.toSorted((a, b) => b.value - a.value);
  const most = largest?.value
    ? t(', the largest is {name} ({text})', { name: largest.name, text: text(largest.value) })
    : '';
  return `${label}: ${total}${most}.`;
}
