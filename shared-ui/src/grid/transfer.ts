import { t } from '@shootline/shared-api';
import type { CellEdit, Column } from '@shootline/shared-ui/table';
import type { Range } from './grid-store.ts';
import { tickOf } from './tsv.ts';

/** A cell's new value. */
export interface CellChange<Row> {
  row: Row;
  columnId: string;
  value: string | boolean;
}

/** The changes of a paste or a fill, and counts of the parts that did not fit. */
export interface Transfer<Row> {
  changes: CellChange<Row>[];
  rowsBeyond: number;
  columnsBeyond: number;
  notEditable: number;
  tooLong: number;
  notYesNo: number;
}

interface Shown<Row> {
  rowIds: readonly string[];
  columnIds: readonly string[];
  rowOf: (rowId: string) => Row | undefined;
  columnOf: (columnId: string) => Column<Row> | undefined;
}

export const editOf = <Row>(
  { columnOf }: Pick<Shown<Row>, 'columnOf'>,
  columnId: string,
  row: Row | undefined,
): CellEdit<Row> | undefined => {
  const edit = columnOf(columnId)?.edit;
  return edit && row !== undefined && (edit.canEdit?.(row) ?? true) ? edit : undefined;
};

/** A text in the form of a single-line field: trimmed, with single spaces. */
export const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

function put<Row>(
  transfer: Transfer<Row>,
  edit: CellEdit<Row> | undefined,
  { row, columnId, text }: { row: Row; columnId: string; text: string },
): void {
  if (!edit) transfer.notEditable += 1;
  else if (edit.kind === 'text') {
    const value = oneLine(text);
    if (value.length > edit.maxLength) transfer.tooLong += 1;
    else transfer.changes.push({ row, columnId, value });
  } else {
    const value = tickOf(text);
    if (value === undefined) transfer.notYesNo += 1;
    else transfer.changes.push({ row, columnId, value });
  }
}

const nothing = <Row>(): Transfer<Row> => ({
  changes: [],
  rowsBeyond: 0,
  columnsBeyond: 0,
  notEditable: 0,
  tooLong: 0,
  notYesNo: 0,
});

/** The changes from pasting a block of texts at the start of a range; a single text fills the range. */
export function pasted<Row>(block: string[][], range: Range, shown: Shown<Row>): Transfer<Row> {
  const transfer = nothing<Row>();
  const single = block.length === 1 && block[0]?.length === 1 ? block[0][0] : undefined;
  const texts =
    single === undefined ? block : range.rowIds.map(() => range.columnIds.map(() => single));
  const firstRow = shown.rowIds.indexOf(range.rowIds[0] ?? '');
  const firstColumn = shown.columnIds.indexOf(range.columnIds[0] ?? '');
  transfer.rowsBeyond = Math.max(0, firstRow + texts.length - shown.rowIds.length);
  const width = Math.max(...texts.map(({ length }) => length));
  transfer.columnsBeyond = Math.max(0, firstColumn + width - shown.columnIds.length);
  texts.forEach((cells, down) => {
    const rowId = shown.rowIds[firstRow + down];
    if (rowId === undefined) return;
    cells.forEach((text, across) => {
      const columnId = shown.columnIds[firstColumn + across];
      if (columnId === undefined) return;
      const row = shown.rowOf(rowId) as Row;
      put(transfer, editOf(shown, columnId, row), { row, columnId, text });
    });
  });
  return transfer;
}

/** The changes from filling a range with its first row; a range of one row is filled from the row above. */
export function filledDown<Row>(range: Range, shown: Shown<Row>): Transfer<Row> {
  const transfer = nothing<Row>();
  const [first = '', ...others] = range.rowIds;
  const above = shown.rowIds[shown.rowIds.indexOf(first) - 1];
  const sourceId = others.length > 0 ? first : above;
  const targets = others.length > 0 ? others : [first];
  const source = sourceId === undefined ? undefined : shown.rowOf(sourceId);
  if (source === undefined) return transfer;
  for (const columnId of range.columnIds) {
    const from = shown.columnOf(columnId)?.edit;
    for (const row of targets.map(shown.rowOf)) {
      if (row === undefined) continue;
      if (!from || !editOf(shown, columnId, row)) transfer.notEditable += 1;
      else transfer.changes.push({ row, columnId, value: from.valueOf(source) });
    }
  }
  return transfer;
}

/** The texts of a range, row by row. */
export function copied<Row>(range: Range, { rowOf, columnOf }: Shown<Row>): string[][] {
  const textOf = (row: Row, columnId: string) => {
    const { edit, textOf: ownText } = columnOf(columnId) ?? {};
    if (edit?.kind === 'text') return edit.valueOf(row);
    if (edit) return edit.valueOf(row) ? t('Yes') : t('No');
    return ownText?.(row) ?? '';
  };
  return range.rowIds
    .map(rowOf)
    .flatMap((row) => (row === undefined ? [] : [range.columnIds.map((id) => textOf(row, id))]));
}
