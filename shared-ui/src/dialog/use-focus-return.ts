import { useEffect, useRef, useState } from 'react';

/**
 * Gives the focus back at once when the component goes: to the element that `returnTo` names, or to
 * the one that had it before. An element that has taken the focus meanwhile keeps it.
 */
export function useFocusReturn(returnTo?: () => HTMLElement | null): void {
  // While rendering: as soon as the component is in the page, a part of it can have the focus.
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
