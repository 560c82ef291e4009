import { t, numberText } from '@shootline/shared-api';
import { changeOf, changeText } from '../../figures/change.ts';
import type { ChartModel, ChartSeries } from '../chart-model.ts';
import {
  addressOf,
  type ComparedItem,
  comparedItems,
  type ItemsToShow,
  totalOf,
} from './compared-items.ts';
import { percentText } from '../../figures/number-text.ts';
import { areRegions, colorsByName, unnamed } from '../palette.ts';
import { summaryOf } from '../../figures/summary.ts';

function tooltip(shown: ItemsToShow, { item, before }: ComparedItem): string[] {
  const { kind, valueLabel, items, tooltipOf } = shown;
  const share = kind === 'pie' ? ` (${percentText(item.value, totalOf(items))})` : '';
  return [
    tooltipOf ? tooltipOf(item) : `${valueLabel}: ${numberText(item.value)}${share}`,
    ...(before === null
      ? []
      : [
          t('Period before: {number} ({change})', {
            number: numberText(before),
            change: changeText(changeOf(item.value, before)),
          }),
        ]),
  ];
}

/** Items as a chart; except in pies, the period before is a second series. */
export function itemModel(shown: ItemsToShow): ChartModel {
  const { title, valueLabel, tooltipOf, mostDrawn } = shown;
  // A pie shows only this period, and would be blank here.
  const kind = shown.kind === 'pie' && totalOf(shown.items) === 0 ? 'bar' : shown.kind;
  const compared = comparedItems(shown);
  const drawn = compared.slice(0, mostDrawn);
  const names = drawn.map(({ item }) => item.name);
  const colors =
    kind === 'pie' || areRegions(names) ? [...colorsByName(names).values()] : undefined;
  const points = drawn.map((one) => ({
    value: one.item.value,
    to: addressOf(shown, one.item),
    tooltip: tooltip(shown, one),
  }));
  const series: ChartSeries[] = [
    { name: shown.before ? t('This period') : valueLabel, colors, points },
  ];
  if (shown.before && kind !== 'pie') {
    series.push({
      name: t('Period before'),
      colors: [unnamed],
      isBefore: true,
      // A link would list this period's bookings.
      points: points.map((point, at) => ({ ...point, value: drawn[at]?.before ?? 0, to: null })),
    });
  }
  return {
    kind,
    title,
    summary: summaryOf({ label: valueLabel, values: compared.map(({ item }) => item), mostDrawn }),
    valueLabel,
    names,
    series,
    isNamedInTooltip: Boolean(tooltipOf),
  };
}
