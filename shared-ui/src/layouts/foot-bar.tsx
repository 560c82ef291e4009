import { Box, type StyledProps } from '../basics.ts';
import { useRef } from 'react';
import { useScrollClearance } from '../scrolling/use-scroll-clearance.ts';

/** A bar that stays at the foot of the window, as wide as the page. */
export function FootBar(props: StyledProps<'div'>) {
  const bar = useRef<HTMLDivElement>(null);
  useScrollClearance(bar);
  return (
    <Box
      ref={bar}
      position="sticky"
      bottom="0"
      zIndex="docked"
      mx={{ base: '-4', md: '-8' }}
      px={{ base: '4', md: '8' }}
      bg="bg"
      borderTopWidth="1px"
      {...props}
    />
  );
}
