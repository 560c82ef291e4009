/** The height of every chart (S2 §9). */
export const CHART_HEIGHT = '400px';
