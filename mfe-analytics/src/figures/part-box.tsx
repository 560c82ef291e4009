import { Box } from '@shootline/shared-ui';
import { useFocusHandover } from '@shootline/shared-ui/page-hooks';
import { type ReactNode, useContext, createContext } from 'react';
import type { Part } from './part.ts';

const Days = createContext<NonNullable<Part<unknown>['days']>>({});

/** The days of the surrounding part's figures. */
export const useDays = () => useContext(Days);

/** Focuses the title of the first card after Retry, which had the focus, is gone. */
function focusTitle(box: HTMLElement | null) {
  const title = box?.querySelector('h2');
  if (!title) return;
  title.tabIndex = -1;
  title.focus();
}

/** Wraps the cards of a part; makes them dimmed and inert while they show another filter's figures. */
export function PartBox({ of, children }: { of: Part<unknown>; children: ReactNode }) {
  const { data, isOld, hasFailed, days } = of;
  const box = useFocusHandover(hasFailed, focusTitle);
  const isDimmed = isOld && !hasFailed && data !== undefined;
  return (
    <Box
      ref={box}
      display="contents"
      aria-busy={isDimmed}
      inert={isDimmed}
      css={isDimmed ? { '& > *': { opacity: 0.5 } } : undefined}
    >
      <Days value={days ?? {}}>{children}</Days>
    </Box>
  );
}
