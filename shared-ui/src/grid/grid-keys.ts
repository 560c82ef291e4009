import { type CellAt, HEAD_ROW } from './grid-store.ts';

interface Shown {
  rowIds: readonly string[];
  columnIds: readonly string[];
  /** The number of rows that fit in the window. */
  pageRows: number;
}

export type Movement =
  | 'left'
  | 'right'
  | 'up'
  | 'down'
  | 'rowStart'
  | 'rowEnd'
  | 'start'
  | 'end'
  | 'pageUp'
  | 'pageDown';

const plainKeys: Record<string, Movement> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
  Home: 'rowStart',
  End: 'rowEnd',
  PageUp: 'pageUp',
  PageDown: 'pageDown',
};
const withControl: Record<string, Movement> = { Home: 'start', End: 'end' };

interface Pressed {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
}

/** The movement for a key in the ARIA grid pattern. */
export function movementOf({ key, ctrlKey, metaKey, altKey }: Pressed): Movement | undefined {
  if (altKey) return undefined;
  return (ctrlKey || metaKey ? withControl : plainKeys)[key];
}

const clamped = (index: number, length: number) => Math.min(Math.max(index, 0), length - 1);

/** The cell after a movement; the same cell at the grid's edge. */
export function movedTo(from: CellAt, movement: Movement, shown: Shown): CellAt {
  const { columnIds, pageRows } = shown;
  // The head counts as the row above the first one.
  const rowIds = [HEAD_ROW, ...shown.rowIds];
  const row = rowIds.indexOf(from.rowId);
  const column = columnIds.indexOf(from.columnId);
  const at = (rowIndex: number, columnIndex: number): CellAt => ({
    rowId: rowIds[clamped(rowIndex, rowIds.length)] ?? from.rowId,
    columnId: columnIds[clamped(columnIndex, columnIds.length)] ?? from.columnId,
  });
  const last = columnIds.length - 1;
  switch (movement) {
    case 'left':
      return at(row, column - 1);
    case 'right':
      return at(row, column + 1);
    case 'up':
      return at(row - 1, column);
    case 'down':
      return at(row + 1, column);
    case 'rowStart':
      return at(row, 0);
    case 'rowEnd':
      return at(row, last);
    case 'start':
      return at(1, 0);
    case 'end':
      return at(rowIds.length - 1, last);
    case 'pageUp':
      return at(Math.max(row - pageRows, 1), column);
    case 'pageDown':
      return at(row + pageRows, column);
  }
}

/** Whether a key types a character. */
export const isTyped = ({ key, ctrlKey, metaKey, altKey }: Pressed, hasAltGraph: boolean) =>
  (key.length === 1 || key === 'Process' || key === 'Dead') &&
  key !== ' ' &&
  (hasAltGraph || !(ctrlKey || metaKey || altKey));
