import { type FocusEvent, useLayoutEffect, useRef } from 'react';

/**
 * Moves the focus to the map when the focused marker leaves the window, so the keyboard continues there.
 * Then `onLeave` is called, as a removed button fires no blur event.
 */
export function useMarkerFocus(map: HTMLElement | null, onLeave: () => void) {
  const focused = useRef<Element | null>(null);
  useLayoutEffect(() => {
    if (!focused.current || focused.current.isConnected) return;
    focused.current = null;
    map?.focus({ preventScroll: true });
    onLeave();
  });
  return {
    onFocus: ({ target }: FocusEvent) => {
      focused.current = target;
    },
    onBlur: () => {
      focused.current = null;
    },
  };
}
