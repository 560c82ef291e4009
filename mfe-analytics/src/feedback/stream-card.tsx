import { Box } from '@shootline/shared-ui';
import { InfoCard } from '@shootline/shared-ui/card';
import { type ReactNode, useDeferredValue } from 'react';
import { CHART_HEIGHT } from '../charts/chart-height.ts';
import { NoData } from '../charts/no-data.tsx';
import { useTurn } from '../charts/turn.ts';
import type { FeedbackItem } from './feedback-stream.ts';
import { StreamList } from './stream-list.tsx';

/** How many entries come with the card; the others follow the charts. */
const firstEntries = 5;

export const STREAM_TITLE = 'Feedback Stream';

interface StreamCardProps {
  items: readonly FeedbackItem[];
  /** As long as its entries, in place of as high as a chart. */
  isWhole?: boolean;
  /** What is said in place of entries. */
  emptyText?: string;
  /** A button beside the title. */
  action?: ReactNode;
  /** Fields that narrow the stream. */
  children?: ReactNode;
}

/** Who rated whom, and what they wrote, the newest first (S2 §2). */
export function StreamCard({
  items,
  isWhole = false,
  emptyText,
  action,
  children,
}: StreamCardProps) {
  const isTurn = useTurn();
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
