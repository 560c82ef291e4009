import type { ReactNode } from 'react';

/** The order of a list: the API's field name, and whether its values ascend. */
export type Sort = { sortBy: string; asc: boolean };

export type Column<Row> = {
  id: string;
  header: string;
  cell: (row: Row) => ReactNode;
  /** The API's field name; without it the column cannot be sorted. */
  sortBy?: string;
  /** Pixels or a CSS width; columns without one share the rest. */
  width?: number | string;
  align?: 'start' | 'end' | 'center';
  /**
   * In narrow windows rows are cards: 'title' heads the card, 'corner' is what can be done with the
   * row, in the card's upper corner, 'low' is left out.
   */
  priority?: 'title' | 'corner' | 'normal' | 'low';
  /** The header is for screen readers only. */
  isHeaderHidden?: boolean;
};

export type Selection<Row> = {
  selected: ReadonlySet<string>;
  onChange: (next: Set<string>) => void;
  canSelect?: (row: Row) => boolean;
  /** The name of a row's checkbox. */
  label: (row: Row) => string;
};
