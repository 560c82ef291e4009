import { useEffect, useRef, useState } from 'react';

/**
 * Returns the focus when the component unmounts: to the element of `returnTo`, or to the one focused
 * before. An element that was focused in the meantime keeps the focus.
 */
export function useFocusReturn(returnTo?: () => HTMLElement | null): void {
  // Read while rendering: once mounted, a part of the component may have the focus.
  const [opener] = useState(() => document.activeElement);
  const latestReturnTo = useRef(returnTo);
  useEffect(() => {
    latestReturnTo.current = returnTo;
  });
  useEffect(
    () => () => {
      const { activeElement, body } = document;
      if (activeElement && activeElement !== body) return;
      const element = latestReturnTo.current?.() ?? opener;
      if (element instanceof HTMLElement) element.focus({ preventScroll: true });
    },
    [opener],
  );
}
