import type { ColumnSetting } from '@shootline/shared-api';
import type { CardPlace, Column } from './column.ts';

/** The narrowest and widest a user can make a column, in pixels. */
export const widthLimits = { min: 64, max: 1200 };

/** The nearest allowed column width, in pixels. */
export const possibleWidth = (width: number): number =>
  Math.min(widthLimits.max, Math.max(widthLimits.min, Math.round(width)));

const BOX_WIDTH = 44;
const MIN_WIDTH = 96;
/** Frozen columns leave room for others in the narrowest window that shows a table. */
const FROZEN_WIDTH = 520;

/** Whether a column identifies the row and so cannot be hidden. */
export const isTitle = ({ card }: Column<never>) => card === 'title';

const firstSetting = <Row>(column: Column<Row>): ColumnSetting => ({
  id: column.id,
  ...(column.isOptional && { is_hidden: true }),
  ...((isTitle(column) || column.isFrozen) && { is_frozen: true }),
});

/** A column as shown in the table; `frozenAt` is its distance from the edge, in pixels, if frozen. */
export type ShownColumn<Row> = Column<Row> & { frozenAt?: number };

/** A column with its settings, which have the same id. */
export type ArrangedColumn<Row> = { column: Column<Row>; setting: ColumnSetting };

/**
 * All columns, including hidden ones, in the order of the settings. A column without settings follows its
 * default predecessor; settings of unknown columns are left out.
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

/** Whether tables, or else cards, show the column. */
export function isShown<Row>({ column, setting }: ArrangedColumn<Row>, isTable: boolean): boolean {
  if (isTitle(column)) return true;
  return isTable ? !setting.is_hidden : (setting.is_in_cards ?? column.card !== undefined);
}

const leastWidth = <Row>({ width, minWidth = MIN_WIDTH }: Column<Row>) => width ?? minWidth;

/** The columns shown in a table, in order and with the user's widths. */
export function tableColumns<Row>(
  columns: readonly Column<Row>[],
  settings: readonly ColumnSetting[] | null | undefined,
  hasBoxes: boolean,
): ShownColumn<Row>[] {
  let frozenAt = hasBoxes ? BOX_WIDTH : 0;
  return arrangeColumns(columns, settings).flatMap((arranged) => {
    if (!isShown(arranged, true)) return [];
    const { column, setting } = arranged;
    const shown: ShownColumn<Row> = { ...column, width: setting.width ?? column.width };
    if (!setting.is_frozen || frozenAt + leastWidth(shown) > FROZEN_WIDTH) return [shown];
    shown.frozenAt = frozenAt;
    // When the table scrolls sideways, every column has its minimum width.
    frozenAt += leastWidth(shown);
    return [shown];
  });
}

const cardOrder: readonly CardPlace[] = ['title', 'chip', 'second', 'third', 'more', 'corner'];

/** The columns shown in a card, in the order of their places. */
export function cardColumns<Row>(
  columns: readonly Column<Row>[],
  settings: readonly ColumnSetting[] | null | undefined,
): ShownColumn<Row>[] {
  const shown = arrangeColumns(columns, settings)
    .filter((arranged) => isShown(arranged, false))
    .map(({ column }) => (column.card ? column : { ...column, card: 'more' as const }));
  return cardOrder.flatMap((place) => shown.filter(({ card }) => card === place));
}

/** The grid tracks of a row, and the width in pixels below which the table scrolls sideways. */
export function tracksOf<Row>(columns: readonly Column<Row>[], hasBoxes: boolean) {
  const tracks = columns.map(({ width, weight = 1, minWidth = MIN_WIDTH }) =>
    width === undefined ? `minmax(${minWidth}px, ${weight}fr)` : `${width}px`,
  );
  const widths = columns.map(leastWidth);
  if (hasBoxes) {
    tracks.unshift(`${BOX_WIDTH}px`);
    widths.unshift(BOX_WIDTH);
  }
  return { template: tracks.join(' '), minWidth: widths.reduce((sum, width) => sum + width, 0) };
}

/** The total width of the frozen columns at the table's edge, in pixels. */
export function frozenWidth<Row>(columns: readonly ShownColumn<Row>[]): number {
  const last = columns.findLast(({ frozenAt }) => frozenAt !== undefined);
  return last ? (last.frozenAt ?? 0) + leastWidth(last) : 0;
}

/**
 * The settings of all columns with a new width for one; without a width it returns to its default. Every
 * column is listed, as the order of the settings is the order of the columns.
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
