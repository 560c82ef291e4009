import { numberText } from '@shootline/shared-api';
import type { ChartOptions } from 'chart.js';
import type { Context } from 'chartjs-plugin-datalabels';
import type { ChartModel } from '../chart-model.ts';
import type { ChartTheme } from '../chart-theme.ts';

type LabelOptions = NonNullable<NonNullable<ChartOptions['plugins']>['datalabels']>;

const size = 11;
const gap = 4;
const widthOfCharacter = 6.5;

const hasBars = ({ kind }: ChartModel) => kind === 'bar' || kind === 'column';

const textOf = (model: ChartModel, datasetIndex: number, index: number) => {
  const point = model.series[datasetIndex]?.points[index];
  return point ? (point.label ?? numberText(point.value)) : '';
};

/** The values at the ends of bars. Pies have them in the legend, lines in the tooltip. */
export function barLabels(model: ChartModel, theme: ChartTheme): LabelOptions {
  if (!hasBars(model)) return { display: false };
  return {
    anchor: 'end',
    align: 'end',
    offset: gap,
    padding: 0,
    // Values of neighbours may be wider than their columns.
    display: model.kind === 'column' ? 'auto' : true,
    color: ({ datasetIndex }: Context) =>
      model.series[datasetIndex]?.isBefore ? theme.mutedText : theme.text,
    font: { family: theme.font, size },
    formatter: (_value: number, { datasetIndex, dataIndex }: Context) =>
      textOf(model, datasetIndex, dataIndex),
  };
}

/** Room for the labels beyond the longest bar, in pixels. */
export function roomForLabels(model: ChartModel): { top: number; right: number } {
  if (!hasBars(model)) return { top: 0, right: 0 };
  if (model.kind === 'column') return { top: size + 2 * gap, right: 0 };
  const lengths = model.series.flatMap(({ points }, at) =>
    points.map((_point, index) => textOf(model, at, index).length),
  );
  return { top: 0, right: Math.max(0, ...lengths) * widthOfCharacter + 3 * gap };
}

/** Room on the axis of values: bars of losses end beside the names. */
export const graceOf = ({
  kind,
  series,
}: ChartModel): NonNullable<ChartOptions['scales']>[string] =>
  kind === 'bar' && series.some(({ points }) => points.some(({ value }) => value < 0))
    ? { grace: '20%' }
    : {};
