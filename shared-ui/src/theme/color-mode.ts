import { useSyncExternalStore } from 'react';
import { useMediaQuery } from '../hooks/use-media-query.ts';

export type ColorMode = 'system' | 'light' | 'dark';

const STORAGE_KEY = 'shootline.colorMode';
const listeners = new Set<() => void>();
let unsavedMode: ColorMode = 'system';

function readMode(): ColorMode {
  try {
    const stored = window.localStorage.getItem(STORAGE_KEY);
    if (stored === 'light' || stored === 'dark' || stored === 'system') return stored;
  } catch {
    // Storage may be forbidden by the browser: the choice then lasts as long as the page.
  }
  return unsavedMode;
}

function setMode(mode: ColorMode): void {
  unsavedMode = mode;
  try {
    window.localStorage.setItem(STORAGE_KEY, mode);
  } catch {
    // As in readMode.
  }
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
 * The user's choice (`mode`), what it comes to on this machine (`resolved`), and the setter, which
 * remembers the choice in this browser and tells its other tabs.
 */
export function useColorMode(): {
  mode: ColorMode;
  resolved: 'light' | 'dark';
  setMode: (mode: ColorMode) => void;
} {
  const mode = useSyncExternalStore(subscribe, readMode);
  const isSystemDark = useMediaQuery('(prefers-color-scheme: dark)', false);
  const system = isSystemDark ? 'dark' : 'light';
  return { mode, resolved: mode === 'system' ? system : mode, setMode };
}
