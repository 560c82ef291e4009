import { Box } from '../basics.ts';
import type { ReactNode } from 'react';

export function LayoutFooter({ children }: { children: ReactNode }) {
  return (
    <Box
      as="footer"
      px={{ base: '4', md: '8' }}
      py="5"
      borderTopWidth="1px"
      fontSize="sm"
      color="fg.muted"
    >
      {children}
    </Box>
  );
}
