import { Chart, Legend, type Plugin, Title } from 'chart.js';
import type { ChartModel } from '../chart-model.ts';
import type { ChartTheme } from '../chart-theme.ts';
import { barLabels, roomForLabels } from './bar-labels.ts';
import { chartData, typeOf } from './chart-data.ts';
import { chartOptions, fontOf } from './chart-options.ts';

const width = 960;
const leastHeight = 540;
const heightOfName = 30;

const background = (color: string): Plugin => ({
  id: 'background',
  beforeDraw: ({ ctx, width: right, height: bottom }) => {
    ctx.save();
    ctx.fillStyle = color;
    ctx.fillRect(0, 0, right, bottom);
    ctx.restore();
  },
});

/**
 * A chart as a PNG with title and legend; its size does not depend on the window. Rejects if the browser
 * cannot make the file.
 */
export async function chartImage(model: ChartModel, theme: ChartTheme): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height =
    model.kind === 'bar' ? Math.max(leastHeight, model.names.length * heightOfName) : leastHeight;
  const room = roomForLabels(model);
  const options = chartOptions(model, theme, { isStill: true, open: () => {} });
  const chart = new Chart(canvas, {
    type: typeOf(model),
    data: chartData(model, theme),
    options: {
      ...options,
      responsive: false,
      devicePixelRatio: 2,
      layout: { padding: { top: 24 + room.top, right: 24 + room.right, bottom: 24, left: 24 } },
      plugins: {
        datalabels: barLabels(model, theme),
        title: {
          display: true,
          text: model.title,
          color: theme.text,
          align: 'start',
          font: { ...fontOf(theme), size: 20, weight: 600 },
          padding: { bottom: 20 },
        },
        legend: {
          display: model.kind === 'pie' || model.series.length > 1,
          position: 'bottom',
          labels: { color: theme.text, font: fontOf(theme), usePointStyle: true },
        },
      },
    },
    plugins: [background(theme.panel), Title, Legend],
  });
  try {
    return await new Promise<Blob>((resolve, reject) => {
      canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('No image.'))), 'image/png');
    });
  } finally {
    chart.destroy();
  }
}
