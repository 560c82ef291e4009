import { t } from '@shootline/shared-api';
import { Box } from '@shootline/shared-ui';
import { useVirtualizer } from '@tanstack/react-virtual';
import { type ReactNode, useRef } from 'react';

interface LongListProps {
  label: string;
  /** Unique ids of the entries. */
  ids: readonly string[];
  /** Height of a row before it is measured, in pixels. */
  estimatedHeight: number;
  entry: (at: number) => ReactNode;
}

/** A scrolling list for thousands of entries, also with the keyboard; renders only those in view. */
export function LongList({ label, ids, estimatedHeight, entry }: LongListProps) {
  const box = useRef<HTMLDivElement>(null);
  const virtualizer = useVirtualizer<HTMLDivElement, HTMLLIElement>({
    count: ids.length,
    getScrollElement: () => box.current,
    estimateSize: () => estimatedHeight,
    getItemKey: (at) => ids[at] ?? at,
    overscan: 12,
  });
  const drawn = virtualizer.getVirtualItems();
  return (
    <Box
      ref={box}
      role="group"
      aria-label={t('{label}, list', { label })}
      tabIndex={0}
      maxH="70dvh"
      overflowY="auto"
    >
      <Box
        as="ul"
        aria-label={label}
        listStyleType="none"
        position="relative"
        style={{ height: virtualizer.getTotalSize() }}
      >
        {drawn.map(({ index, key, start }) => (
          <Box
            as="li"
            key={key}
            ref={virtualizer.measureElement}
            data-index={index}
            aria-setsize={ids.length}
            aria-posinset={index + 1}
            position="absolute"
            insetX="0"
            top="0"
            style={{ transform: `translateY(${start}px)` }}
          >
            {entry(index)}
          </Box>
        ))}
      </Box>
    </Box>
  );
}
