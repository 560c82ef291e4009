import { Box } from '@shootline/shared-ui';
import type { Ref, UIEvent } from 'react';

/** The horizontal scrollbar of a table that is too wide, always in view. */
export function HorizontalScrollBar({
  ref,
  onScroll,
}: {
  ref: Ref<HTMLDivElement>;
  onScroll: (event: UIEvent<HTMLElement>) => void;
}) {
  return (
    <Box
      ref={ref}
      aria-hidden
      tabIndex={-1}
      onScroll={onScroll}
      position="sticky"
      bottom="var(--bottom-bar-height, 0px)"
      zIndex="2"
      bg="bg.panel"
      overflowX="auto"
      overflowY="hidden"
      css={{
        '&::-webkit-scrollbar': { height: '0.75rem' },
        '&::-webkit-scrollbar-thumb': {
          bg: 'border.control',
          borderRadius: 'full',
          border: '3px solid transparent',
          backgroundClip: 'content-box',
        },
      }}
    >
      <Box width="var(--min-width)" height="1px" />
    </Box>
  );
}
