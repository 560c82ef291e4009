import { type FocusEvent, useLayoutEffect, useRef } from 'react';

/**
 * Moves the focus to the map when a marker that has it leaves the window, so that the keyboard goes on
 * from there. Then `onLeave` is called: a removed button is not blurred.
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
