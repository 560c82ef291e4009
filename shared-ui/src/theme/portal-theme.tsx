import { ChakraProvider } from '@chakra-ui/react';
import { type ReactNode, useLayoutEffect } from 'react';
import { useColorMode } from './color-mode.ts';
import { system } from './system.ts';
import { useInputMethodKeys } from './use-input-method-keys.ts';

function ColorModeClass() {
  const { resolved } = useColorMode();
  useLayoutEffect(() => {
    const root = document.documentElement;
    root.classList.remove('light', 'dark');
    root.classList.add(resolved);
    root.style.colorScheme = resolved;
  }, [resolved]);
  return null;
}

/** The design system around `children`: tokens, and the colour mode on `<html>`. No toasts. */
export function PortalTheme({ children }: { children: ReactNode }) {
  useInputMethodKeys();
  return (
    <ChakraProvider value={system}>
      <ColorModeClass />
      {children}
    </ChakraProvider>
  );
}
