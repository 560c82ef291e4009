import { t, numberText } from '@shootline/shared-api';
import { formatMoney, plainMoney } from '@shootline/shared-api/values';
import type { ChartModel, ChartSeries, NumberCell, NumbersTable } from '../charts/chart-model.ts';
import { unnamed } from '../charts/palette.ts';
import { summaryOf } from '../figures/summary.ts';
import type { ComparedMargin } from './compared-margins.ts';

export interface MarginsToShow {
  title: string;
  /** The heading of the names: 'Client'. */
  heading: string;
  currency: string;
  /** Margins in this currency. */
  margins: readonly ComparedMargin[];
}

/** Number of margins drawn; the table has all. */
export const mostDrawn = 10;

const majorUnits = (minorUnits: number, currency: string) =>
  Number(plainMoney(minorUnits, currency));

const isCompared = ({ margins }: MarginsToShow) => margins.some(({ before }) => before !== null);

/** The first margins as bars, beside those of the period before. */
export function marginModel(shown: MarginsToShow): ChartModel {
  const { title, currency, margins } = shown;
  const drawn = margins.slice(0, mostDrawn);
  const money = (minorUnits: number) => formatMoney(minorUnits, currency);
  const points = drawn.map(({ item }) => ({
    value: majorUnits(item.margin, currency),
    label: money(item.margin),
    // The list of bookings cannot filter by margin.
    to: null,
    tooltip: [
      t('Margin: {money}', { money: money(item.margin) }),
      t('Client due: {money}', { money: money(item.client_due) }),
      t('Videographer due: {money}', { money: money(item.camop_due) }),
    ],
  }));
  const series: ChartSeries[] = [
    { name: isCompared(shown) ? t('This period') : t('Margin'), points },
  ];
  if (isCompared(shown)) {
    series.push({
      name: t('Period before'),
      colors: [unnamed],
      isBefore: true,
      points: drawn.map(({ before }) => ({
        value: majorUnits(before ?? 0, currency),
        label: money(before ?? 0),
        to: null,
        tooltip: [t('Margin in the period before: {money}', { money: money(before ?? 0) })],
      })),
    });
  }
  return {
    kind: 'bar',
    title,
    fileTitle: t('{title} in {currency}', { title, currency }),
    summary: summaryOf({
      label: t('Margin'),
      values: margins.map(({ item: { name, margin } }) => ({ name, value: margin })),
      mostDrawn,
      text: money,
    }),
    valueLabel: t('Margin in {currency}', { currency }),
    names: drawn.map(({ item }) => item.name),
    series,
  };
}

/** A table of the amounts due from clients and to videographers, and the margins. */
export function marginTable(shown: MarginsToShow): NumbersTable {
  const { heading, currency, margins } = shown;
  const cell = (minorUnits: number): NumberCell => ({
    value: majorUnits(minorUnits, currency),
    shown: formatMoney(minorUnits, currency),
  });
  const inCurrency = (name: string) => `${name} (${currency})`;
  return {
    headings: [
      heading,
      t('No. of Bookings'),
      inCurrency(t('Client Due')),
      inCurrency(t('Videographer Due')),
      inCurrency(t('Margin')),
      ...(isCompared(shown) ? [inCurrency(t('Margin Before'))] : []),
    ],
    rows: margins.map(({ item, before }) => ({
      id: item.key ?? item.name,
      cells: [
        { value: item.name },
        { value: item.bookings_count, shown: numberText(item.bookings_count) },
        cell(item.client_due),
        cell(item.camop_due),
        cell(item.margin),
        ...(before === null ? [] : [cell(before)]),
      ],
    })),
  };
}
