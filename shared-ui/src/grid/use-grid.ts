import { t } from '@shootline/shared-api';
import type { Column, GridMode } from '@shootline/shared-ui/table';
import { useLayoutEffect, useMemo, useState } from 'react';
import { useIsDesktop, useListedKeys } from '@shootline/shared-ui';
import { createGrid, type GridHost, type Transferred } from './grid.ts';
import type { CellAt } from './grid-store.ts';
import type { CellChange } from './transfer.ts';

const keys = {
  [t('Arrows')]: t('Another cell'),
  [t('Shift+Arrows')]: t('Mark several cells'),
  [t('Enter or F2')]: t('Edit; Escape leaves it as it was'),
  [t('Space')]: t('Tick or untick'),
  [t('Delete')]: t('Empty the selected cells'),
  [t('Ctrl+D')]: t('Fill down from the first cell'),
  [t('Ctrl+C')]: t('Copy the selected cells'),
  [t('Ctrl+V')]: t('Paste, also from a spreadsheet'),
  [t('Ctrl+Z')]: t('Undo the last change'),
};

interface GridOptions<Row> {
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  getRowId: (row: Row) => string;
  /** Receives the new values of cells: of one edited cell, or of all filled or pasted ones. */
  onChange: (changes: CellChange<Row>[]) => void;
  /** Undoes the last change (Ctrl+Z). */
  onUndo: () => void;
  /** Reports the result of a paste or a fill. */
  onTransferred: (transferred: Transferred) => void;
}

/**
 * Turns a `DataTable` into an ARIA grid: one tab stop, arrow keys, cells that are edited in place, filled
 * down, copied and pasted. Columns with `edit` can be edited.
 */
export function useGrid<Row>(options: GridOptions<Row>): {
  grid: GridMode<Row>;
  /** Moves the focus to a cell; false when its row or column is not shown. */
  focusCell: (at: CellAt) => boolean;
  /** The cell with the tab stop, which has or last had the focus. */
  active: { subscribe: (onChange: () => void) => () => void; get: () => CellAt | null };
} {
  const { columns, rows, getRowId } = options;
  const rowsById = useMemo(
    () => new Map(rows.map((row) => [getRowId(row), row])),
    [rows, getRowId],
  );
  const rowIds = useMemo(() => [...rowsById.keys()], [rowsById]);
  const columnsById = useMemo(
    () => new Map(columns.map((column) => [column.id, column])),
    [columns],
  );
  const host: GridHost<Row> = { ...options, rowsById, columnsById };
  const [created] = useState(() => createGrid<Row>(host));
  useListedKeys(useIsDesktop() ? keys : undefined);
  useLayoutEffect(() => {
    created.setHost(host);
    created.follow(rowIds);
  });
  return created;
}
