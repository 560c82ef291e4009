import type { ChartColor } from './palette.ts';

/** One value of a series, with the address of what it counts. */
export interface ChartPoint {
  value: number;
  to: string | null;
  /** The lines of its tooltip under the name. */
  tooltip: string[];
}

export interface ChartSeries {
  name: string;
  /** A colour for all points, or one each; without it the theme's. */
  colors?: readonly ChartColor[];
  /** Drawn as an outline beside what it is compared with, for who sees no colours. */
  isBefore?: boolean;
  points: ChartPoint[];
}

/** What a chart shows, without a word about how it is drawn. */
export interface ChartModel {
  kind: 'bar' | 'column' | 'pie' | 'line';
  title: string;
  /** What its files are called where the title does not say all. */
  fileTitle?: string;
  /** A sentence about its largest value and the total, for who does not see it. */
  summary: string;
  valueLabel: string;
  names: string[];
  series: ChartSeries[];
  /** The tooltip's lines say the name themselves. */
  isNamedInTooltip?: boolean;
}

/** A cell of the table under a chart: what it is, and how it is shown and read out. */
export interface NumberCell {
  value: number | string;
  shown?: string;
  spoken?: string;
  to?: string | null;
}

/** The numbers of a chart as a table. The first cell of a row is its name. */
export interface NumbersTable {
  headings: string[];
  rows: { id: string; cells: NumberCell[] }[];
}
