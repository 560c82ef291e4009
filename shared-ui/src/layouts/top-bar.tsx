import { Flex } from '../basics.ts';
import type { ReactNode } from 'react';

export function TopBar({ children }: { children: ReactNode }) {
  return (
    <Flex
      as="header"
      position="sticky"
      top="0"
      zIndex="sticky"
      height="var(--top-bar-height)"
      align="center"
      gap="3"
      px={{ base: '4', md: '6' }}
      bg="bg.panel"
      borderBottomWidth="1px"
    >
      {children}
    </Flex>
  );
}
