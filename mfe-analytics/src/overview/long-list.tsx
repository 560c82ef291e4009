import { Box } from '@shootline/shared-ui';
import { useVirtualizer } from '@tanstack/react-virtual';
import { type ReactNode, useRef } from 'react';

interface LongListProps {
  label: string;
  /** What each entry is told apart by. */
  ids: readonly string[];
  /** Pixels. */
  estimatedHeight: number;
  entry: (at: number) => ReactNode;
}

/** A list of thousands that scrolls by itself, by keys too; entries out of view are not drawn. */
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
      aria-label={`${label}, list`}
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
