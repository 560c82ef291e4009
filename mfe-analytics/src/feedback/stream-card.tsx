import { t } from '@shootline/shared-api';
import { Box, useIsDesktop } from '@shootline/shared-ui';
import { InfoCard } from '@shootline/shared-ui/card';
import { type ReactNode, useDeferredValue, useRef, useState } from 'react';
import { CHART_HEIGHT, EMPTY_HEIGHT } from '../figures/chart-height.ts';
import { NoData } from '../charts/no-data.tsx';
import { useDrawTurn } from '../charts/turn.ts';
import type { FeedbackItem } from './feedback-stream.ts';
import { PageButtons } from './page-buttons.tsx';
import { StreamList } from './stream-list.tsx';

/** Entries rendered with the card; the others follow after the charts. */
const firstEntries = 5;

/** The entries of a page; fewer on a phone, where each takes several lines. */
const pageSizes = { desktop: 20, phone: 10 };

export const STREAM_TITLE = t('Feedback Stream');

interface StreamCardProps {
  items: readonly FeedbackItem[];
  /** Names the entries; others begin with their first page. */
  listed?: string;
  /** As high as its entries instead of a chart. */
  isWhole?: boolean;
  /** Text shown if there are no entries. */
  emptyText?: string;
  /** Fields that filter the stream. */
  children?: ReactNode;
}

/** The ratings with their authors and notes, newest first, in pages. */
export function StreamCard(props: StreamCardProps) {
  const { items, listed = '', isWhole = false, emptyText, children } = props;
  const isTurn = useDrawTurn();
  const entriesOfPage = pageSizes[useIsDesktop() ? 'desktop' : 'phone'];
  const box = useRef<HTMLDivElement>(null);
  const [turned, setTurned] = useState({ listed, first: 0 });
  const first = turned.listed === listed && turned.first < items.length ? turned.first : 0;
  const page = useDeferredValue(items.slice(first, first + entriesOfPage));
  const count = useDeferredValue(isTurn ? entriesOfPage : firstEntries);
  const turn = (to: number) => {
    setTurned({ listed, first: to });
    // The next page is read from its first entry, also with the keyboard.
    box.current?.focus({ preventScroll: true });
    if (isWhole) box.current?.scrollIntoView({ block: 'start' });
    else if (box.current) box.current.scrollTop = 0;
  };
  return (
    <InfoCard title={STREAM_TITLE}>
      {children}
      <Box
        ref={box}
        maxH={isWhole ? undefined : CHART_HEIGHT}
        overflowY={isWhole ? undefined : 'auto'}
        scrollMarginTop="20"
        role="group"
        aria-label={t('Feedback')}
        tabIndex={isWhole ? -1 : 0}
        outline={isWhole ? 'none' : undefined}
      >
        {items.length === 0 ? (
          <Box height={EMPTY_HEIGHT}>
            <NoData text={emptyText} />
          </Box>
        ) : (
          <StreamList items={page.slice(0, count)} />
        )}
      </Box>
      <PageButtons first={first} of={items.length} size={entriesOfPage} onTurn={turn} />
    </InfoCard>
  );
}
