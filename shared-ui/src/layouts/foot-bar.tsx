import { Box, type BoxProps } from '@chakra-ui/react';
import { useRef } from 'react';
import { useClearOf } from '../scrolling/use-clear-of.ts';

/** A bar that stays at the foot of the window, as wide as the page. */
export function FootBar(props: BoxProps) {
  const bar = useRef<HTMLDivElement>(null);
  useClearOf(bar);
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
