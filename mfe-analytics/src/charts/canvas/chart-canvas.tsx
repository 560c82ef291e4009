import { Box, useMediaQuery, VisuallyHidden } from '@shootline/shared-ui';
import { useNavigate } from '@shootline/shared-ui/router';
import { Chart as ChartCanvasElement } from 'react-chartjs-2';
import { useId } from 'react';
import type { ChartModel } from '../chart-model.ts';
import { useChartTheme } from '../chart-theme.ts';
import { chartData, typeOf } from './chart-data.ts';
import { chartOptions } from './chart-options.ts';

/** A click as on a link: what it opens may be of another portal, or wanted in a new tab. */
function useOpen() {
  const navigate = useNavigate();
  return (to: string, event: MouseEvent) => {
    if (!to.startsWith('/') || event.ctrlKey || event.metaKey) {
      window.open(to, '_blank', 'noopener');
    } else void navigate(to);
  };
}

/** A chart drawn on a canvas that fills what it stands in. */
export function ChartCanvas({ model }: { model: ChartModel }) {
  const theme = useChartTheme();
  const open = useOpen();
  const isStill = useMediaQuery('(prefers-reduced-motion: reduce)', false);
  const summaryId = useId();
  return (
    <>
      {/* chart.js measures what the canvas stands in. */}
      <Box position="relative" width="full" height="full">
        <ChartCanvasElement
          // Axes cannot be turned in place.
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
