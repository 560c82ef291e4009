/** The height of every chart with its legend. */
export const CHART_HEIGHT = '400px';

/** The least height of the line above a chart, also while it loads. */
export const SUMMARY_HEIGHT = '2.5rem';
