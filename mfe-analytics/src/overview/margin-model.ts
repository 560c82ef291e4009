import type { MarginItem } from '@shootline/shared-api';
import { formatMoney, plainMoney } from '@shootline/shared-api/rules';
import type { ChartModel, ChartSeries, NumberCell, NumbersTable } from '../charts/chart-model.ts';
import { numberText } from '../charts/number-text.ts';
import { unnamed } from '../charts/palette.ts';

export interface MarginsToShow {
  title: string;
  /** What an item is: 'Client'. */
  heading: string;
  currency: string;
  /** Of this currency. */
  items: readonly MarginItem[];
  before: readonly MarginItem[] | undefined;
}

/** How many are drawn; the table has all. */
export const mostDrawn = 10;

const majorUnits = (minorUnits: number, currency: string) =>
  Number(plainMoney(minorUnits, currency));

function marginBefore({ before, currency }: MarginsToShow, { key }: MarginItem): number | null {
  if (!before) return null;
  return before.find((one) => one.key === key && one.currency === currency)?.margin ?? 0;
}

/** The largest margins as bars, beside those of the period before. */
export function marginModel(shown: MarginsToShow): ChartModel {
  const { title, currency, items } = shown;
  const drawn = items.slice(0, mostDrawn);
  const money = (minorUnits: number) => formatMoney(minorUnits, currency);
  const points = drawn.map((item) => ({
    value: majorUnits(item.margin, currency),
    // The list of bookings cannot show which of them have a margin.
    to: null,
    tooltip: [
      `Margin: ${money(item.margin)}`,
      `Client due: ${money(item.client_due)}`,
      `Videographer due: ${money(item.camop_due)}`,
    ],
  }));
  const series: ChartSeries[] = [{ name: shown.before ? 'This period' : 'Margin', points }];
  if (shown.before) {
    series.push({
      name: 'Period before',
      colors: [unnamed],
      isBefore: true,
      points: drawn.map((item) => {
        const margin = marginBefore(shown, item) ?? 0;
        return {
          value: majorUnits(margin, currency),
          to: null,
          tooltip: [`Margin in the period before: ${money(margin)}`],
        };
      }),
    });
  }
  const [largest] = items.toSorted((a, b) => b.margin - a.margin);
  const total = items.reduce((sum, { margin }) => sum + margin, 0);
  return {
    kind: 'bar',
    title,
    fileTitle: `${title} in ${currency}`,
    summary: `Margin: ${money(total)} in all${largest ? `, the largest is ${largest.name} (${money(largest.margin)})` : ''}.`,
    valueLabel: `Margin in ${currency}`,
    names: drawn.map(({ name }) => name),
    series,
  };
}

/** What clients pay, what videographers get, and what is left. */
export function marginTable(shown: MarginsToShow): NumbersTable {
  const { heading, currency, items } = shown;
  const cell = (minorUnits: number): NumberCell => ({
    value: majorUnits(minorUnits, currency),
    shown: formatMoney(minorUnits, currency),
  });
  const inCurrency = (name: string) => `${name} (${currency})`;
  return {
    headings: [
      heading,
      'No. of Bookings',
      inCurrency('Client Due'),
      inCurrency('Videographer Due'),
      inCurrency('Margin'),
      ...(shown.before ? [inCurrency('Margin Before')] : []),
    ],
    rows: items.map((item) => ({
      id: item.key ?? item.name,
      cells: [
        { value: item.name },
        { value: item.bookings_count, shown: numberText(item.bookings_count) },
        cell(item.client_due),
        cell(item.camop_due),
        cell(item.margin),
        ...(shown.before ? [cell(marginBefore(shown, item) ?? 0)] : []),
      ],
    })),
  };
}
