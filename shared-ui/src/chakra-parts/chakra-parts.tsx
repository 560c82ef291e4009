import { ChakraProvider } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { system } from './system.ts';

// Its global styles are in the portal's stylesheet.
const parts = { ...system, _global: [] };

/** The context of parts of Chakra UI that load late: dialogs, menus and others. */
export function ChakraParts({ children }: { children: ReactNode }) {
  return <ChakraProvider value={parts}>{children}</ChakraProvider>;
}
