import { Box, Flex, LazyPart, Skeleton } from '@shootline/shared-ui';
import { InfoCard } from '@shootline/shared-ui/card';
import { type ReactNode, useState } from 'react';
import { canDraw, canvasModule } from './canvas-module.ts';
import { CHART_HEIGHT, EMPTY_HEIGHT, SUMMARY_HEIGHT } from '../figures/chart-height.ts';
import { ChartLegend } from './chart-legend.tsx';
import type { ChartModel, NumbersTable } from './chart-model.ts';
import { ChartTable } from './chart-table.tsx';
import { DownloadMenu } from './download/download-menu.tsx';
import { type DisplayMode, DisplayModeToggle } from './display-mode-toggle.tsx';
import { Loading } from '../figures/loading.tsx';
import { NoData } from './no-data.tsx';
import { type OnlyValue, SingleFigure } from './single-figure.tsx';
import { ToolsPlace } from '../figures/tools-place.tsx';
import { useDrawTurn } from './turn.ts';

interface ChartFrameProps {
  title: string;
  modelOf: () => ChartModel;
  tableOf: () => NumbersTable;
  /** The height of the drawing. */
  height: string;
  isEmpty: boolean;
  /** The only value, shown as a figure in place of a chart. */
  only?: OnlyValue | undefined;
  /** A line between the title and the chart. */
  summary?: ReactNode;
  /** Shown below the chart in place of its legend. */
  legend?: ReactNode;
  action?: ReactNode;
}

/** The card of a chart: the drawing or its table, with downloads of both. */
export function ChartFrame(props: ChartFrameProps) {
  const { title, modelOf, tableOf, isEmpty, only, summary, legend, action } = props;
  const isTurn = useDrawTurn() || isEmpty;
  const [form, setForm] = useState<DisplayMode>(canDraw ? 'chart' : 'table');
  const isDrawn = !isEmpty && !only;
  const tools = isDrawn && (
    <>
      {canDraw && <DisplayModeToggle title={title} form={form} onChange={setForm} />}
      <DownloadMenu {...{ title, tableOf, modelOf, canDraw }} />
    </>
  );
  return (
    <InfoCard
      title={title}
      actions={
        <ToolsPlace>
          {isTurn && action}
          {isTurn && tools}
        </ToolsPlace>
      }
    >
      {summary !== undefined && <Box minH={SUMMARY_HEIGHT}>{isTurn && summary}</Box>}
      <Box
        position="relative"
        height={isDrawn ? props.height : EMPTY_HEIGHT}
        minH={isDrawn && form === 'table' ? CHART_HEIGHT : undefined}
      >
        {!isTurn && <Loading />}
        {isTurn && isEmpty && <NoData />}
        {isTurn && !isEmpty && only && <SingleFigure of={only} />}
        {isTurn && isDrawn && form === 'table' && <ChartTable title={title} table={tableOf()} />}
        {isTurn && isDrawn && form === 'chart' && <Chart model={modelOf()} legend={legend} />}
      </Box>
    </InfoCard>
  );
}

function Chart({ model, legend }: { model: ChartModel; legend: ReactNode }) {
  return (
    <Flex
      height="full"
      direction={model.kind === 'pie' ? { base: 'column', md: 'row' } : 'column'}
      gap="3"
    >
      <Drawing model={model} />
      {legend ?? <ChartLegend model={model} />}
    </Flex>
  );
}

function Drawing({ model }: { model: ChartModel }) {
  return (
    <Box flex="1 1 0" minW="0" minH={model.kind === 'pie' ? '40' : '0'}>
      <LazyPart of={canvasModule} loading={<Skeleton height="full" />}>
        {(ChartCanvas) => <ChartCanvas model={model} />}
      </LazyPart>
    </Box>
  );
}
