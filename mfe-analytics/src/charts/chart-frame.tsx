import { t } from '@shootline/shared-api';
import { Box, Flex, LazyPart, Skeleton } from '@shootline/shared-ui';
import { InfoCard } from '@shootline/shared-ui/card';
import { type ReactNode, useState } from 'react';
import { canDraw, canvasModule } from './canvas-module.ts';
import { CHART_HEIGHT, SUMMARY_HEIGHT } from '../figures/chart-height.ts';
import { ChartLegend } from './chart-legend.tsx';
import type { ChartModel, NumbersTable } from './chart-model.ts';
import { ChartTable } from './chart-table.tsx';
import { DownloadMenu } from './download/download-menu.tsx';
import { type DisplayMode, DisplayModeToggle } from './display-mode-toggle.tsx';
import { Loading } from '../figures/loading.tsx';
import { NoData } from './no-data.tsx';
import { ToolsPlace } from '../figures/tools-place.tsx';
import { useDrawTurn } from './turn.ts';

interface ChartFrameProps {
  title: string;
  modelOf: () => ChartModel;
  tableOf: () => NumbersTable;
  isEmpty: boolean;
  /** A line between the title and the chart. */
  summary?: ReactNode;
  /** Shown below the chart in place of its legend. */
  legend?: ReactNode;
  action?: ReactNode;
}

/** The height of bars, each of which needs a line for its name. */
const heightOf = ({ kind, names, series }: ChartModel) =>
  kind === 'bar' ? `${names.length * (series.length > 1 ? 34 : 24) + 60}px` : '0px';

/** The card of a chart: the drawing or its table, with downloads of both. */
export function ChartFrame(props: ChartFrameProps) {
  const { title, modelOf, tableOf, isEmpty, summary, legend, action } = props;
  const isTurn = useDrawTurn() || isEmpty;
  const [form, setForm] = useState<DisplayMode>(canDraw ? 'chart' : 'table');
  const tools = !isEmpty && (
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
      <Box position="relative" height={CHART_HEIGHT}>
        {!isTurn && <Loading />}
        {isTurn && isEmpty && <NoData />}
        {isTurn && !isEmpty && form === 'table' && <ChartTable title={title} table={tableOf()} />}
        {isTurn && !isEmpty && form === 'chart' && <Chart model={modelOf()} legend={legend} />}
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
    // Long charts scroll, so the keyboard needs the focus here.
    <Box
      flex="1 1 0"
      minW="0"
      minH="0"
      overflowY="auto"
      tabIndex={model.kind === 'bar' ? 0 : undefined}
      role={model.kind === 'bar' ? 'group' : undefined}
      aria-label={model.kind === 'bar' ? t('{title}, chart', { title: model.title }) : undefined}
    >
      <Box width="full" height={`max(100%, ${heightOf(model)})`}>
        <LazyPart of={canvasModule} loading={<Skeleton height="full" />}>
          {(ChartCanvas) => <ChartCanvas model={model} />}
        </LazyPart>
      </Box>
    </Box>
  );
}
