import { Box } from '@shootline/shared-ui';
import type { ReactNode, RefObject } from 'react';

interface CommentAreaProps {
  title: string;
  children: ReactNode;
  ref?: RefObject<HTMLDivElement | null>;
  onScroll?: () => void;
}

/** The scroll area of a thread, 220 to 250 px high (S1 §2). */
export function CommentArea({ title, children, ref, onScroll }: CommentAreaProps) {
  return (
    <Box
      ref={ref ?? null}
      role="region"
      aria-label={`${title} thread`}
      tabIndex={0}
      minH="220px"
      maxH="250px"
      overflowY="auto"
      fontSize="sm"
      focusVisibleRing="outside"
      onScroll={onScroll}
    >
      {children}
    </Box>
  );
}
