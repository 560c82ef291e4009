import type { ChartColor } from './palette.ts';

/** One value of a series, with the address of the bookings that it counts. */
export interface ChartPoint {
  value: number;
  /** The value as shown at a bar's end, if it is not a plain number. */
  label?: string;
  to: string | null;
  /** The lines of the tooltip below the name. */
  tooltip: string[];
}

export interface ChartSeries {
  name: string;
  /** One colour for all points, or one for each; without it the theme's. */
  colors?: readonly ChartColor[];
  /** Draws the period before as outlines, for users who cannot tell the colours apart. */
  isBefore?: boolean;
  points: ChartPoint[];
}

/** The content of a chart, independent of its drawing. */
export interface ChartModel {
  kind: 'bar' | 'column' | 'pie' | 'line';
  title: string;
  /** The title for its files, if it differs from `title`. */
  fileTitle?: string;
  /** A sentence about the total and the largest value, for screen readers. */
  summary: string;
  valueLabel: string;
  names: string[];
  series: ChartSeries[];
  /** Whether the tooltip's lines include the name. */
  isNamedInTooltip?: boolean;
}

/** A cell of a chart's table: its value, and how it is shown and read out. */
export interface NumberCell {
  value: number | string;
  shown?: string;
  spoken?: string;
  to?: string | null;
}

/** The numbers of a chart as a table; the first cell of each row is its name. */
export interface NumbersTable {
  headings: string[];
  rows: { id: string; cells: NumberCell[] }[];
}
