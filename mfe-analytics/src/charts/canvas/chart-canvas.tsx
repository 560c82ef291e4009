import { Box, useMediaQuery, VisuallyHidden } from '@shootline/shared-ui';
import { useNavigate } from '@shootline/shared-ui/router';
import { Chart as ChartCanvasElement } from 'react-chartjs-2';
import { useId } from 'react';
import type { ChartModel } from '../chart-model.ts';
import { useChartTheme } from '../chart-theme.ts';
import { chartData, typeOf } from './chart-data.ts';
import { chartOptions } from './chart-options.ts';

/** Opens an address as a link does: another portal's, or with Ctrl or Cmd, in a new tab. */
function useOpen() {
  const navigate = useNavigate();
  return (to: string, event: MouseEvent) => {
    if (!to.startsWith('/') || event.ctrlKey || event.metaKey) {
      window.open(to, '_blank', 'noopener');
    } else void navigate(to);
  };
}

/** A chart on a canvas that fills its container. */
export function ChartCanvas({ model }: { model: ChartModel }) {
  const theme = useChartTheme();
  const open = useOpen();
  const isStill = useMediaQuery('(prefers-reduced-motion: reduce)', false);
  const summaryId = useId();
  return (
    <>
      {/* chart.js measures the canvas's parent. */}
      <Box position="relative" width="full" height="full">
        <ChartCanvasElement
          // chart.js cannot change the axes of an existing chart.
          key={model.kind}
          type={typeOf(model)}
          data={chartData(model, theme)}
          options={chartOptions(model, theme, { isStill, open })}
          aria-label={model.title}
          aria-describedby={summaryId}
        />
      </Box>
      <VisuallyHidden id={summaryId}>{model.summary}</VisuallyHidden>
    </>
  );
}
