import { Chart } from 'chart.js';
import type { ChartModel } from '../chart-model.ts';
import type { ChartTheme } from '../chart-theme.ts';
import { unnamed } from '../palette.ts';
import { chartData, typeOf } from './chart-data.ts';
import { chartOptions } from './chart-options.ts';

const theme: ChartTheme = {
  mode: 'light',
  text: '#000000',
  mutedText: '#000000',
  line: '#000000',
  panel: '#ffffff',
  bar: '#0a7a5c',
  tooltip: '#000000',
  tooltipText: '#ffffff',
  font: 'sans-serif',
};

const series = (name: string, values: number[]) => ({
  name,
  points: values.map((value, at) => ({ value, to: `/${name}/${at}`, tooltip: [] })),
});

const modelOf = (model: Pick<ChartModel, 'kind' | 'series'>): ChartModel => ({
  title: 'Bookings',
  summary: '',
  valueLabel: 'No. of Bookings',
  names: ['Jan', 'Feb', 'Mar'],
  ...model,
});

const sizeOf = ({ font }: Record<string | symbol, unknown>) =>
  Number(/([\d.]+)px/.exec(String(font))?.[1]);

/** Draws on a mock canvas that accepts every call, as jsdom has no canvas. */
function draw(model: ChartModel, size: { width: number; height: number }) {
  const canvas = Object.assign(document.createElement('canvas'), size);
  const texts: string[] = [];
  const context: Record<string | symbol, unknown> = new Proxy(
    {
      canvas,
      fillText: (text: string) => texts.push(text),
      font: '10px sans-serif',
      measureText: (text: string) => ({ width: (text.length * sizeOf(context)) / 2 }),
    } as Record<string | symbol, unknown>,
    { get: (known, name) => (name in known ? known[name] : () => undefined) },
  );
  canvas.getContext = (() => context) as never;
  const opened: string[] = [];
  const options = chartOptions(model, theme, { isStill: true, open: (to) => opened.push(to) });
  const chart = new Chart(canvas, {
    type: typeOf(model),
    data: chartData(model, theme),
    options: { ...options, responsive: false, devicePixelRatio: 1 },
  });
  return { chart, options, opened, texts };
}

test('opens the clicked line of the timeline, not the first of the month', () => {
  const model = modelOf({
    kind: 'line',
    series: [series('asia', [1, 2, 3]), series('all', [8, 9, 7])],
  });
  const { chart, options, opened } = draw(model, { width: 600, height: 400 });
  const point = chart.getDatasetMeta(1).data[1]!;
  const native = new MouseEvent('click');
  Object.defineProperties(native, { offsetX: { value: point.x }, offsetY: { value: point.y } });
  const ofMonth = [0, 1].map((datasetIndex) => ({
    datasetIndex,
    index: 1,
    element: chart.getDatasetMeta(datasetIndex).data[1]!,
  }));
  options.onClick?.({ type: 'click', native, x: point.x, y: point.y }, ofMonth, chart);
  expect(opened).toEqual(['/all/1']);
  chart.destroy();
});

test.each([
  { width: 220, height: 400, radius: 110 },
  { width: 600, height: 400, radius: 130 },
])('draws the whole pie in $width px', ({ radius, ...size }) => {
  const { chart } = draw(modelOf({ kind: 'pie', series: [series('now', [1, 2, 3])] }), size);
  expect(chart.getDatasetMeta(0).data[0]).toHaveProperty('outerRadius', radius);
  chart.destroy();
});

test('draws the bars of the period before as outlines, to differ without colours', () => {
  const before = { ...series('before', [3, 2, 1]), colors: [unnamed], isBefore: true };
  const { datasets } = chartData(
    modelOf({ kind: 'bar', series: [series('now', [1, 2, 3]), before] }),
    theme,
  );
  expect(datasets[0]).toMatchObject({ backgroundColor: theme.bar });
  expect(datasets[1]).toMatchObject({
    backgroundColor: 'transparent',
    // palette.test.ts checks its contrast to the panel.
    borderColor: unnamed.light,
    borderWidth: 2,
  });
});

test('writes the value at the end of each bar, money as money', () => {
  const now = series('now', [1200, -1, 3]);
  now.points[1] = { ...now.points[1]!, label: '-A$1.00' } as (typeof now.points)[number];
  const { chart, texts } = draw(modelOf({ kind: 'bar', series: [now] }), {
    width: 600,
    height: 400,
  });
  expect(texts).toEqual(expect.arrayContaining(['1,200', '-A$1.00']));
  chart.destroy();
});

test.each([320, 560])('shows names from their beginning in %i px', (width) => {
  const names = ['Bayside Health Network of the Southern Coast and Islands', 'Jan', 'Feb'];
  const now = series('now', [15306, 2, 3]);
  now.points[0] = { ...now.points[0]!, label: 'A$15,306.00' } as (typeof now.points)[number];
  const model = { ...modelOf({ kind: 'bar', series: [now] }), names };
  const { chart } = draw(model, { width, height: 400 });
  const { y } = chart.scales;
  const [label] = y!.ticks.map((tick) => String(tick.label));
  expect(label).toMatch(/^Bayside.*…$/);
  expect(label!.length * 6).toBeLessThan(y!.width - 8);
  chart.destroy();
});
