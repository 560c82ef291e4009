import type {
  ActiveElement,
  Chart,
  ChartOptions,
  ChartType,
  ScaleOptionsByType,
  TooltipItem,
} from 'chart.js';
import type { ChartModel, ChartPoint } from '../chart-model.ts';
import type { ChartTheme } from '../chart-theme.ts';
import { barLabels, graceOf, roomForLabels } from './bar-labels.ts';
import { shorten, wrap } from './shorten.ts';

/** Largest radius of a pie in pixels. */
const largestRadius = 130;

/** Room for names: a fraction of the chart's width for bars, a height in pixels for columns. */
const roomForNames = { bar: 0.38, column: 96 };
const charactersInTooltip = 36;

const animation = { duration: 250, animations: { colors: false } } as const;

type Axis = ScaleOptionsByType<'category' | 'linear'>;

/** The font for chart.js, as a canvas inherits none. */
export const fontOf = ({ font }: ChartTheme) => ({ family: font, size: 12 });

function valueAxis(model: ChartModel, theme: ChartTheme) {
  return {
    type: 'linear' as const,
    beginAtZero: true,
    ...graceOf(model),
    border: { display: false },
    grid: { color: theme.line },
    ticks: { precision: 0, color: theme.mutedText, font: fontOf(theme) },
    title: { display: true, text: model.valueLabel, color: theme.mutedText, font: fontOf(theme) },
  };
}

/** Pixels between a name and the bars. */
const besideName = 12;

/** The width of a name in pixels: chart.js leaves the axis of bars no more than half of the chart. */
const roomOf = (model: ChartModel, width: number) =>
  model.kind === 'bar'
    ? Math.min(width * roomForNames.bar, (width - roomForLabels(model).right) / 2 - besideName)
    : roomForNames.column;

function nameAxis(model: ChartModel, theme: ChartTheme) {
  const { kind, names } = model;
  const isLine = kind === 'line';
  return {
    type: 'category' as const,
    border: { color: theme.line },
    grid: { display: false },
    ticks: {
      color: theme.text,
      font: fontOf(theme),
      autoSkip: isLine,
      autoSkipPadding: 16,
      maxRotation: isLine ? 0 : 60,
      callback(
        this: { chart: { width: number; ctx: CanvasRenderingContext2D } },
        at: number | string,
      ) {
        const name = names[Number(at)] ?? '';
        if (isLine) return name;
        const { width, ctx } = this.chart;
        return shorten(name, roomOf(model, width), (text) => ctx.measureText(text).width);
      },
    },
  };
}

function scalesOf(model: ChartModel, theme: ChartTheme): Record<string, Partial<Axis>> | undefined {
  if (model.kind === 'pie') return undefined;
  const [names, values] = [nameAxis(model, theme), valueAxis(model, theme)];
  const scales = model.kind === 'bar' ? { x: values, y: names } : { x: names, y: values };
  return scales as unknown as Record<string, Partial<Axis>>;
}

const pointOf = (
  model: ChartModel,
  item: { datasetIndex: number; index?: number; dataIndex?: number },
) => model.series[item.datasetIndex]?.points[item.dataIndex ?? item.index ?? -1];

function tooltipOf(model: ChartModel, theme: ChartTheme) {
  return {
    backgroundColor: theme.tooltip,
    titleColor: theme.tooltipText,
    bodyColor: theme.tooltipText,
    titleFont: { ...fontOf(theme), weight: 600 },
    bodyFont: fontOf(theme),
    padding: 10,
    displayColors: model.series.length > 1,
    callbacks: {
      title: ([item]: TooltipItem<ChartType>[]) =>
        model.isNamedInTooltip || !item
          ? ''
          : wrap(model.names[item.dataIndex] ?? '', charactersInTooltip),
      label: (item: TooltipItem<ChartType>) =>
        (pointOf(model, item)?.tooltip ?? []).flatMap((line) => wrap(line, charactersInTooltip)),
    },
  };
}

const radiusOf = ({ chart: { width, height } }: { chart: { width: number; height: number } }) =>
  Math.min(largestRadius, width / 2, height / 2);

/** The chart.js options of a chart: axes, tooltips and clicks. */
export function chartOptions(
  model: ChartModel,
  theme: ChartTheme,
  does: { isStill: boolean; open: (to: string, event: MouseEvent) => void },
): ChartOptions {
  // A tooltip covers all lines of a month, but a click opens the nearest.
  const addressAt = (native: Event | null, elements: ActiveElement[], chart: Chart) => {
    const [element] =
      model.kind === 'line' && native
        ? chart.getElementsAtEventForMode(native, 'nearest', { intersect: false, axis: 'xy' }, true)
        : elements;
    const point: ChartPoint | undefined = element && pointOf(model, element);
    return point?.to ?? null;
  };
  return {
    responsive: true,
    maintainAspectRatio: false,
    animation: does.isStill ? false : { duration: animation.duration },
    animations: animation.animations,
    indexAxis: model.kind === 'bar' ? 'y' : 'x',
    scales: scalesOf(model, theme),
    interaction: {
      mode: 'nearest',
      intersect: model.kind === 'pie',
      axis: model.kind === 'bar' ? 'y' : 'x',
    },
    ...(model.kind === 'pie' ? { radius: radiusOf } : {}),
    layout: { padding: roomForLabels(model) },
    plugins: {
      legend: { display: false },
      tooltip: tooltipOf(model, theme),
      datalabels: barLabels(model, theme),
    },
    onHover: ({ native }, elements, chart) => {
      chart.canvas.style.cursor = addressAt(native, elements, chart) ? 'pointer' : 'default';
    },
    onClick: ({ native }, elements, chart) => {
      const to = addressAt(native, elements, chart);
      if (to && native instanceof MouseEvent) does.open(to, native);
    },
  } as ChartOptions;
}
