import type { ColumnSetting } from '@shootline/shared-api';
import type { CardPlace, Column } from './column.ts';

/** How wide a user can make a column, in pixels. */
export const widthLimits = { min: 64, max: 1200 };

/** A width in pixels, as the nearest that a column can have. */
export const possibleWidth = (width: number): number =>
  Math.min(widthLimits.max, Math.max(widthLimits.min, Math.round(width)));

const BOX_WIDTH = 44;
const MIN_WIDTH = 96;
/** Frozen columns leave room for others in the narrowest window that shows a table. */
const FROZEN_WIDTH = 520;

/** Whether a column is the one that says which row it is: it cannot be hidden. */
export const isTitle = ({ card }: Column<never>) => card === 'title';

const firstSetting = <Row>(column: Column<Row>): ColumnSetting => ({
  id: column.id,
  ...(column.isOptional && { is_hidden: true }),
  ...((isTitle(column) || column.isFrozen) && { is_frozen: true }),
});

/** A column as the table shows it; `frozenAt` is how far from its edge it stays, in pixels. */
export type ShownColumn<Row> = Column<Row> & { frozenAt?: number };

/** What the settings say about a column, under the id of the column. */
export type ArrangedColumn<Row> = { column: Column<Row>; setting: ColumnSetting };

/**
 * All columns, hidden ones too, in the order of the settings. One that they do not name follows the
 * column that it follows by default; settings of columns that the list does not have are left out.
 */
export function arrangeColumns<Row>(
  columns: readonly Column<Row>[],
  settings: readonly ColumnSetting[] | null | undefined,
): ArrangedColumn<Row>[] {
  const byId = new Map(columns.map((column) => [column.id, column]));
  const arranged = (settings ?? []).flatMap((setting) => {
    const column = byId.get(setting.id);
    byId.delete(setting.id);
    return column ? [{ column, setting }] : [];
  });
  columns.forEach((column, index) => {
    if (!byId.has(column.id)) return;
    const previous = columns[index - 1]?.id;
    const at = arranged.findIndex((one) => one.column.id === previous) + 1;
    arranged.splice(at, 0, { column, setting: firstSetting(column) });
  });
  return arranged;
}

const leastWidth = <Row>({ width, minWidth = MIN_WIDTH }: Column<Row>) => width ?? minWidth;

/** The columns that a table shows, in their order, with the widths that the user gave them. */
export function tableColumns<Row>(
  columns: readonly Column<Row>[],
  settings: readonly ColumnSetting[] | null | undefined,
  hasBoxes: boolean,
): ShownColumn<Row>[] {
  let frozenAt = hasBoxes ? BOX_WIDTH : 0;
  return arrangeColumns(columns, settings).flatMap(({ column, setting }) => {
    if (setting.is_hidden && !isTitle(column)) return [];
    const shown: ShownColumn<Row> = { ...column, width: setting.width ?? column.width };
    if (!setting.is_frozen || frozenAt + leastWidth(shown) > FROZEN_WIDTH) return [shown];
    shown.frozenAt = frozenAt;
    // Where the table scrolls sideways, every column is as narrow as it gets.
    frozenAt += leastWidth(shown);
    return [shown];
  });
}

const cardOrder: readonly CardPlace[] = ['title', 'chip', 'second', 'third', 'more', 'corner'];

/** The columns that a card shows, in the order of their places. */
export const cardColumns = <Row>(columns: readonly Column<Row>[]): ShownColumn<Row>[] =>
  cardOrder.flatMap((place) => columns.filter(({ card }) => card === place));

/** The tracks of a row's grid, and the width below which the table scrolls sideways, in pixels. */
export function tracksOf<Row>(columns: readonly Column<Row>[], hasBoxes: boolean) {
  const tracks = columns.map(({ width, weight = 1, minWidth = MIN_WIDTH }) =>
    width === undefined ? `minmax(${minWidth}px, ${weight}fr)` : `${width}px`,
  );
  const widths = columns.map(leastWidth);
  if (hasBoxes) {
    tracks.unshift(`${BOX_WIDTH}px`);
    widths.unshift(BOX_WIDTH);
  }
  return { template: tracks.join(' '), least: widths.reduce((sum, width) => sum + width, 0) };
}

/** How wide the frozen columns at the table's edge are together, in pixels. */
export function frozenWidth<Row>(columns: readonly ShownColumn<Row>[]): number {
  const last = columns.findLast(({ frozenAt }) => frozenAt !== undefined);
  return last ? (last.frozenAt ?? 0) + leastWidth(last) : 0;
}

/**
 * The settings of all columns with another width of one; without a width, the column has its own again.
 * All are named, as the order of the settings is that of the columns.
 */
export function withWidth<Row>(
  columns: readonly Column<Row>[],
  settings: readonly ColumnSetting[] | null,
  id: string,
  width: number | undefined,
): ColumnSetting[] {
  const change = ({ width: _, ...setting }: ColumnSetting): ColumnSetting =>
    width === undefined ? setting : { ...setting, width };
  return arrangeColumns(columns, settings).map(({ setting }) =>
    setting.id === id ? change(setting) : setting,
  );
}
