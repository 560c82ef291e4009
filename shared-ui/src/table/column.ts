import type { ColumnSetting } from '@shootline/shared-api';
import type { ReactNode } from 'react';

/** The order of a list: the API's field name, and whether its values ascend. */
export type Sort = { sortBy: string; asc: boolean };

/**
 * Where a value stands in a card, which windows below 960 px show instead of a row: the title and a
 * chip on the first line, the second line, the third (several values share it), a small line of its
 * own with its label, or the lower corner, for a button.
 */
export type CardPlace = 'title' | 'chip' | 'second' | 'third' | 'more' | 'corner';

/** How a cell of a grid is edited. */
export type CellEdit<Row> = {
  /** The field's name to screen readers. */
  label: (row: Row) => string;
  /** Every row can be edited unless told. */
  canEdit?: (row: Row) => boolean;
  /** Why a row cannot be edited here, where that needs saying. */
  reasonOf?: (row: Row) => string | undefined;
  isChanged?: (row: Row) => boolean;
  /** What is wrong with the value. */
  errorOf?: (row: Row) => string | undefined;
} & (
  | { kind: 'text'; valueOf: (row: Row) => string; maxLength: number }
  | { kind: 'checkbox'; valueOf: (row: Row) => boolean }
);

export type Column<Row> = {
  id: string;
  header: string;
  /** Plain text or lines of it; nothing (null, '' or false) is shown as a dash. */
  cell: (row: Row) => ReactNode;
  /** The API's field name; without it the column cannot be sorted. */
  sortBy?: string;
  /** Pixels; columns without a width share what is left. */
  width?: number;
  /** The share of the free width; 1 unless told. */
  weight?: number;
  /** The least pixels of a column without a width. */
  minWidth?: number;
  align?: 'start' | 'end' | 'center';
  /** Columns without a place are left out of cards. */
  card?: CardPlace;
  /** The header is for screen readers only. */
  isHeaderHidden?: boolean;
  /** In the table only once the user has chosen it. */
  isOptional?: boolean;
  /** Stays in view beside the title unless the user chooses otherwise. */
  isFrozen?: boolean;
  /** In a grid: how its cells are edited. */
  edit?: CellEdit<Row>;
  /** In a grid: what a copy of the cell holds, where it cannot be edited. */
  textOf?: (row: Row) => string;
};

/** The settings of a list's columns in the order shown; null or [] while all is as it comes. */
export type ColumnSettings = {
  value: ColumnSetting[] | null;
  onChange: (columns: ColumnSetting[]) => void;
};

export type Selection<Row> = {
  selected: ReadonlySet<string>;
  onChange: (next: Set<string>) => void;
  canSelect?: (row: Row) => boolean;
  /** The name of a row's checkbox. */
  label: (row: Row) => string;
};
