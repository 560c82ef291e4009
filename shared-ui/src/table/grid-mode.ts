import type { StyledProps } from '@shootline/shared-ui';
import type { ComponentType, CSSProperties, ReactNode } from 'react';
import type { Column } from './columns/column.ts';

/** The id of the checkbox column in a grid. */
export const BOX_COLUMN = 'select';

/** The attributes of a cell's element in any table. */
export interface CellFrame {
  'data-cell'?: string;
  'data-frozen'?: string;
  style?: CSSProperties;
}

/** The position of a grid cell; row checkboxes have no `column`. */
export interface GridCellPlace<Row> {
  rowId: string;
  row: Row;
  columnId: string;
  /** The column's index in the row, from 1, as ARIA counts. */
  columnIndex: number;
  column?: Column<Row>;
}

/** The id of the row with the tab stop, which stays rendered. */
export interface KeptRow {
  subscribe: (onChange: () => void) => () => void;
  get: () => string | null;
}

/** Makes a table a grid: the result of `useGrid` of `@shootline/shared-ui/grid`. */
export interface GridMode<Row> {
  Cell: ComponentType<GridCellPlace<Row> & { frame: CellFrame; children: ReactNode }>;
  /** Role, handlers and style of the table's element. */
  root: StyledProps<'div'> & { ref: (element: HTMLDivElement | null) => void };
  /** Height of a row of the grid in pixels. */
  rowHeight: number;
  keptRow: KeptRow;
}
