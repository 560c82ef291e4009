import { colorModeKey, lastingStorage } from '@shootline/shared-api';
import { useSyncExternalStore } from 'react';
import { useMediaQuery } from '../hooks/use-media-query.ts';

export type ColorMode = 'system' | 'light' | 'dark';

const listeners = new Set<() => void>();

function readMode(): ColorMode {
  const kept = lastingStorage.getItem(colorModeKey);
  return kept === 'light' || kept === 'dark' ? kept : 'system';
}

function setMode(mode: ColorMode): void {
  lastingStorage.setItem(colorModeKey, mode);
  for (const notify of listeners) notify();
}

function subscribe(onChange: () => void): () => void {
  listeners.add(onChange);
  window.addEventListener('storage', onChange);
  return () => {
    listeners.delete(onChange);
    window.removeEventListener('storage', onChange);
  };
}

/**
 * The user's choice (`mode`), the resulting colours on this machine (`resolved`), and a setter, which
 * stores the choice in this browser and updates its other tabs.
 */
export function useColorMode(): {
  mode: ColorMode;
  resolved: 'light' | 'dark';
  setMode: (mode: ColorMode) => void;
} {
  const mode = useSyncExternalStore(subscribe, readMode, readMode);
  const isSystemDark = useMediaQuery('(prefers-color-scheme: dark)', false);
  const system = isSystemDark ? 'dark' : 'light';
  return { mode, resolved: mode === 'system' ? system : mode, setMode };
}
