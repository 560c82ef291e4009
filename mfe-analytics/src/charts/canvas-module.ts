import { lazyModule } from '@shootline/shared-api';

/** Whether this browser can draw charts; otherwise they are shown as tables. */
export const canDraw = 'CanvasRenderingContext2D' in globalThis;

export const canvasModule = lazyModule(() =>
  import('./canvas/chart-canvas.tsx').then((m) => m.ChartCanvas),
);
