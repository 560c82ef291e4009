import { useEffect, useRef, useState } from 'react';

/**
 * Returns the focus when the component unmounts: to the element of `returnTo`, or to the one that had
 * it before. An element that has taken the focus in the meantime keeps it.
 */
export function useFocusReturn(returnTo?: () => HTMLElement | null): void {
  // While rendering: once the component is in the page, a part of it can have the focus.
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
