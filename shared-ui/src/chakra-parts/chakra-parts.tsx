import { ChakraProvider } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { system } from './system.ts';

// Its global styles are in the portal's stylesheet.
const parts = { ...system, _global: [] };

/** What parts of Chakra UI need around them: dialogs, menus and others that load late. */
export function ChakraParts({ children }: { children: ReactNode }) {
  return <ChakraProvider value={parts}>{children}</ChakraProvider>;
}
