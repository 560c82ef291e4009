import { Box } from '@shootline/shared-ui';
import { InfoCard } from '@shootline/shared-ui/card';
import { type ReactNode, useDeferredValue } from 'react';
import { CHART_HEIGHT } from '../charts/chart-height.ts';
import { NoData } from '../charts/no-data.tsx';
import { useDrawTurn } from '../charts/turn.ts';
import type { FeedbackItem } from './feedback-stream.ts';
import { StreamList } from './stream-list.tsx';

/** Entries rendered with the card; the others follow after the charts. */
const firstEntries = 5;

export const STREAM_TITLE = 'Feedback Stream';

interface StreamCardProps {
  items: readonly FeedbackItem[];
  /** As high as its entries instead of a chart. */
  isWhole?: boolean;
  /** Text shown if there are no entries. */
  emptyText?: string;
  /** A button beside the title. */
  action?: ReactNode;
  /** Fields that filter the stream. */
  children?: ReactNode;
}

/** The ratings with their authors and notes, newest first (S2 §2). */
export function StreamCard({
  items,
  isWhole = false,
  emptyText,
  action,
  children,
}: StreamCardProps) {
  const isTurn = useDrawTurn();
  const shown = useDeferredValue(items);
  const count = useDeferredValue(isTurn ? Infinity : firstEntries);
  return (
    <InfoCard title={STREAM_TITLE} actions={action}>
      {children}
      <Box
        height={isWhole ? undefined : CHART_HEIGHT}
        minH={isWhole ? CHART_HEIGHT : undefined}
        overflowY={isWhole ? undefined : 'auto'}
        role={isWhole ? undefined : 'group'}
        aria-label={isWhole ? undefined : 'Feedback'}
        tabIndex={isWhole ? undefined : 0}
      >
        {items.length === 0 ? (
          <Box height={CHART_HEIGHT}>
            <NoData text={emptyText} />
          </Box>
        ) : (
          <StreamList items={shown.slice(0, count)} />
        )}
      </Box>
    </InfoCard>
  );
}
