import { Box, Stack, useClearOf } from '@shootline/shared-ui';
import { type ReactNode, useRef } from 'react';

/** A bar that stays at the foot of the window, under the notices about the last changes. */
export function FootBar({ notices, children }: { notices: ReactNode; children: ReactNode }) {
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
      py="1.5"
      bg="bg"
      borderTopWidth="1px"
    >
      <Stack gap="1.5">
        {notices}
        {children}
      </Stack>
    </Box>
  );
}
