import type { ColumnSetting } from '@shootline/shared-api';
import { arrangeColumns, type ArrangedColumn, isTitle, possibleWidth } from './arrangement.ts';
import type { Column } from './column.ts';

const clean = <Row>({ column, setting }: ArrangedColumn<Row>): ColumnSetting => ({
  id: column.id,
  ...(setting.width !== undefined && { width: possibleWidth(setting.width) }),
  ...(setting.is_hidden && !isTitle(column) && { is_hidden: true }),
  ...(setting.is_frozen && { is_frozen: true }),
  ...(setting.is_in_cards !== undefined &&
    setting.is_in_cards !== (column.card !== undefined) && { is_in_cards: setting.is_in_cards }),
});

/** The settings for a choice of columns; empty if it equals the list's default. */
export function settingsOf<Row>(
  choice: readonly ArrangedColumn<Row>[],
  columns: readonly Column<Row>[],
): ColumnSetting[] {
  const settings = choice.map(clean);
  const byDefault = arrangeColumns(columns, null).map(clean);
  return JSON.stringify(settings) === JSON.stringify(byDefault) ? [] : settings;
}

/** The choice with the column at `index` moved by `step` places. */
export function moved<Row>(
  choice: readonly ArrangedColumn<Row>[],
  index: number,
  step: number,
): ArrangedColumn<Row>[] {
  const others = choice.filter((_, at) => at !== index);
  return others.toSpliced(index + step, 0, ...choice.slice(index, index + 1));
}
