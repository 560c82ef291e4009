/** The height of columns, lines, pies and maps, whose data has none of its own. */
export const CHART_HEIGHT = '17rem';

const pie = 176;
const lineOfLegend = 44;

/** The height of a pie on phones, above a legend with a line for each of so many names. */
export const pieHeightOnPhones = (count: number): string => `${pie + count * lineOfLegend}px`;

/** The height of a chart without data, and of a single figure in its place. */
export const EMPTY_HEIGHT = '7rem';

/** The least height of the line above a chart, also while it loads. */
export const SUMMARY_HEIGHT = '2.5rem';

const axis = 60;
const legend = 32;

/** The height of so many bars, each with a line for its name, or two beside those of the period before. */
export const barsHeight = (count: number, isCompared: boolean): string =>
  `${count * (isCompared ? 34 : 24) + axis + (isCompared ? legend : 0)}px`;
