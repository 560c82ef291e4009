import type { ColumnSetting } from '@shootline/shared-api';
import type { ReactNode } from 'react';

/** The order of a list: the API's field name and the direction. */
export type Sort = { sortBy: string; asc: boolean };

/**
 * The place of a value in a card, which replaces a row in windows up to 768 px: the title or a chip on the first line,
 * the second line, the third (shared by several values), a small extra line with its label, or the lower
 * corner, for a button.
 */
export type CardPlace = 'title' | 'chip' | 'second' | 'third' | 'more' | 'corner';

/** How a cell of a grid is edited. */
export type CellEdit<Row> = {
  /** The accessible name of the field. */
  label: (row: Row) => string;
  /** Whether the row can be edited; true if missing. */
  canEdit?: (row: Row) => boolean;
  /** The reason why a row cannot be edited here, if it needs explaining. */
  reasonOf?: (row: Row) => string | undefined;
  isChanged?: (row: Row) => boolean;
  /** The error of the value. */
  errorOf?: (row: Row) => string | undefined;
} & (
  | { kind: 'text'; valueOf: (row: Row) => string; maxLength: number }
  | { kind: 'checkbox'; valueOf: (row: Row) => boolean }
);

export type Column<Row> = {
  id: string;
  header: string;
  /** Plain text or lines of it; null, '' or false is shown as a dash. */
  cell: (row: Row) => ReactNode;
  /** The API's field name; without it the column cannot be sorted. */
  sortBy?: string;
  /** Pixels; columns without a width share the remaining space. */
  width?: number;
  /** Share of the remaining space; 1 by default. */
  weight?: number;
  /** The minimum width in pixels of a column without `width`. */
  minWidth?: number;
  align?: 'start' | 'end' | 'center';
  /** Columns without a place are left out of cards until the user chooses them, as `more`. */
  card?: CardPlace;
  /** The header is for screen readers only. */
  isHeaderHidden?: boolean;
  /** Hidden in the table until the user chooses it. */
  isOptional?: boolean;
  /** Stays in view beside the title unless the user chooses otherwise. */
  isFrozen?: boolean;
  /** How its cells are edited in a grid. */
  edit?: CellEdit<Row>;
  /** The copied text of a cell that cannot be edited in a grid. */
  textOf?: (row: Row) => string;
};

/** The settings of a list's columns in the order shown; null or [] for the default. */
export type ColumnSettings = {
  value: ColumnSetting[] | null;
  onChange: (columns: ColumnSetting[]) => void;
};

export type Selection<Row> = {
  selected: ReadonlySet<string>;
  onChange: (next: Set<string>) => void;
  canSelect?: (row: Row) => boolean;
  /** The accessible name of a row's checkbox. */
  label: (row: Row) => string;
};
