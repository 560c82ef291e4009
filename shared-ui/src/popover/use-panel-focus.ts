import { type RefObject, useEffect } from 'react';

const focusable = 'a[href], :is(button, input, select, textarea):not(:disabled)';

/**
 * Moves the focus into a panel, to the element selected by `first` (by default its first field or button),
 * and back to the button with the id `anchorId` when the panel is gone.
 */
export function usePanelFocus(
  content: RefObject<HTMLElement | null>,
  anchorId: string,
  first = focusable,
): void {
  useEffect(() => {
    const target = content.current?.querySelector<HTMLElement>(first) ?? content.current;
    target?.focus({ preventScroll: true });
  }, [content, first]);
  useEffect(
    () => () => {
      // An element clicked outside the panel keeps the focus.
      const isLost = document.activeElement === document.body;
      if (isLost) document.getElementById(anchorId)?.focus({ preventScroll: true });
    },
    [anchorId],
  );
}
