import { Box, chakra } from '@shootline/shared-ui';
import { InfoCard } from '@shootline/shared-ui/card';
import { type ReactNode, useDeferredValue } from 'react';
import { CHART_HEIGHT } from '../charts/chart-height.ts';
import { NoData } from '../charts/no-data.tsx';
import { useTurn } from '../charts/turn.ts';
import { FeedbackEntry } from './feedback-entry.tsx';
import type { FeedbackItem } from './feedback-stream.ts';

/** How many entries come with the card; the others follow the charts. */
const firstEntries = 5;

export const STREAM_TITLE = 'Feedback Stream';

interface StreamCardProps {
  items: readonly FeedbackItem[];
  /** As long as its entries, in place of as high as a chart. */
  isWhole?: boolean;
  /** What is said in place of entries. */
  emptyText?: string;
  /** Fields that narrow the stream. */
  children?: ReactNode;
}

/** Who rated whom, and what they wrote, the newest first (S2 §2). */
export function StreamCard({ items, isWhole = false, emptyText, children }: StreamCardProps) {
  const isTurn = useTurn();
  const shown = useDeferredValue(items);
  const count = useDeferredValue(isTurn ? Infinity : firstEntries);
  return (
    <InfoCard title={STREAM_TITLE}>
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
          <List>
            {shown.slice(0, count).map((item) => (
              <FeedbackEntry key={`${item.type}${item.booking_uuid}${item.date}`} item={item} />
            ))}
          </List>
        )}
      </Box>
    </InfoCard>
  );
}

const List = chakra('ul', { base: { listStyle: 'none' } });
