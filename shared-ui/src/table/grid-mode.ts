import type { BoxProps } from '@shootline/shared-ui';
import type { ComponentType, CSSProperties, ReactNode } from 'react';
import type { Column } from './column.ts';

/** The id of the column of checkboxes in a grid. */
export const BOX_COLUMN = 'select';

/** What a cell's element has in any table. */
export interface CellFrame {
  'data-cell'?: string;
  'data-frozen'?: string;
  style?: CSSProperties;
}

/** Which cell of a grid it is; checkboxes of rows have no column. */
export interface GridCellPlace<Row> {
  rowId: string;
  row: Row;
  columnId: string;
  /** Counts from 1. */
  columnIndex: number;
  column?: Column<Row>;
}

/** The id of the row with the tab stop, which stays drawn. */
export interface KeptRow {
  subscribe: (onChange: () => void) => () => void;
  get: () => string | null;
}

/** What makes a table a grid: `useGrid` of `@shootline/shared-ui/grid`. */
export interface GridMode<Row> {
  Cell: ComponentType<GridCellPlace<Row> & { frame: CellFrame; children: ReactNode }>;
  /** Role, handlers and style of the table's element. */
  root: BoxProps & { ref: (element: HTMLDivElement | null) => void };
  /** Pixels. */
  rowHeight: number;
  keptRow: KeptRow;
}
