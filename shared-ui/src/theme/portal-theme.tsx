import { type ReactNode, useLayoutEffect } from 'react';
import { useColorMode } from './color-mode.ts';
import { useInputMethodKeys } from './use-input-method-keys.ts';

/** The colour mode on `<html>`, for `children`. */
export function PortalTheme({ children }: { children: ReactNode }) {
  useInputMethodKeys();
  const { resolved } = useColorMode();
  useLayoutEffect(() => {
    const root = document.documentElement;
    root.classList.remove('light', 'dark');
    root.classList.add(resolved);
    root.style.colorScheme = resolved;
  }, [resolved]);
  return children;
}
