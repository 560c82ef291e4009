import { t, numberText } from '@shootline/shared-api';
import { changeOf, differenceInWords, percentInWords, signed } from '../../figures/change.ts';
import type { NumberCell, NumbersTable } from '../chart-model.ts';
import { addressOf, comparedItems, idOf, type ItemsToShow, totalOf } from './compared-items.ts';
import { percentText } from '../../figures/number-text.ts';

/** The value of the period before, and the change in number and percent. */
function changeCells(value: number, before: number): NumberCell[] {
  const { number, percent } = changeOf(value, before);
  return [
    { value: before, shown: numberText(before) },
    { value: number, shown: signed(number), spoken: differenceInWords(number) },
    percent === null
      ? { value: '', shown: '', spoken: t('no percentage') }
      : {
          value: percent,
          shown: `${signed(percent)} %`,
          spoken: percentInWords(percent),
        },
  ];
}

/** A share in percent; the value for spreadsheets has one decimal. */
const shareCell = (value: number, total: number): NumberCell => ({
  value: total === 0 ? 0 : Math.round((value / total) * 1000) / 10,
  shown: percentText(value, total),
});

/** Items as a table, with the changes if there is a period before. */
export function itemTable(shown: ItemsToShow): NumbersTable {
  const { valueLabel, kind, items } = shown;
  const total = totalOf(items);
  return {
    headings: [
      t('Name'),
      valueLabel,
      ...(kind === 'pie' ? [t('Share in %')] : []),
      ...(shown.before ? [t('Period before'), t('Change'), t('Change in %')] : []),
    ],
    rows: comparedItems(shown).map(({ item, before }) => ({
      id: idOf(item),
      cells: [
        { value: item.name, to: addressOf(shown, item) },
        { value: item.value, shown: numberText(item.value) },
        ...(kind === 'pie' ? [shareCell(item.value, total)] : []),
        ...(before === null ? [] : changeCells(item.value, before)),
      ],
    })),
  };
}
