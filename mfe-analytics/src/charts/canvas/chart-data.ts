import {
  ArcElement,
  BarController,
  BarElement,
  CategoryScale,
  Chart,
  type ChartData,
  LinearScale,
  LineController,
  LineElement,
  PieController,
  PointElement,
  Tooltip,
} from 'chart.js';
import ChartDataLabels from 'chartjs-plugin-datalabels';
import type { ChartModel, ChartSeries } from '../chart-model.ts';
import type { ChartTheme } from '../chart-theme.ts';

// Registers only the parts in use, to leave the rest out of the bundle.
Chart.register(
  ArcElement,
  BarController,
  BarElement,
  CategoryScale,
  ChartDataLabels,
  LinearScale,
  LineController,
  LineElement,
  PieController,
  PointElement,
  Tooltip,
);

// Lines must differ by more than colour.
const pointStyles = ['circle', 'rect', 'triangle', 'rectRot', 'crossRot'];

export const typeOf = ({ kind }: ChartModel) =>
  kind === 'bar' || kind === 'column' ? ('bar' as const) : kind;

function colorsOf({ colors }: ChartSeries, theme: ChartTheme): string | string[] {
  if (!colors) return theme.bar;
  const shown = colors.map((color) => color[theme.mode]);
  return shown.length === 1 ? (shown[0] ?? theme.bar) : shown;
}

/** The series of a chart in the format of chart.js, in the colours of the theme. */
export function chartData(model: ChartModel, theme: ChartTheme): ChartData {
  const datasets = model.series.map((series, at) => {
    const color = colorsOf(series, theme);
    const common = {
      label: series.name,
      data: series.points.map(({ value }) => value),
      backgroundColor: color,
    };
    switch (model.kind) {
      case 'pie':
        return { ...common, borderColor: theme.panel, borderWidth: 2 };
      case 'line':
        return {
          ...common,
          borderColor: color,
          borderWidth: 2,
          pointRadius: 4,
          pointStyle: pointStyles[at % pointStyles.length],
        };
      default:
        return {
          ...common,
          maxBarThickness: 10,
          borderRadius: 2,
          ...(series.isBefore && {
            backgroundColor: 'transparent',
            borderColor: color,
            borderWidth: 2,
            borderSkipped: false,
          }),
        };
    }
  });
  return { labels: model.names, datasets } as ChartData;
}
