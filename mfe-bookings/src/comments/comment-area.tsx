import { t } from '@shootline/shared-api';
import { Box } from '@shootline/shared-ui';
import type { ReactNode, RefObject } from 'react';

interface CommentAreaProps {
  title: string;
  children: ReactNode;
  ref?: RefObject<HTMLDivElement | null>;
  onScroll?: () => void;
}

/** A thread's scroll area, 220 to 250 px high whatever it contains. */
export function CommentArea({ title, children, ref, onScroll }: CommentAreaProps) {
  return (
    <Box
      ref={ref ?? null}
      role="region"
      aria-label={t('{title} thread', { title })}
      tabIndex={0}
      h="220px"
      overflowY="auto"
      fontSize="sm"
      focusVisibleRing="outside"
      onScroll={onScroll}
    >
      {children}
    </Box>
  );
}
