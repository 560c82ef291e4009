import { type RefObject, useEffect } from 'react';

const focusable = 'a[href], :is(button, input, select, textarea):not(:disabled)';

/**
 * Moves the focus into a panel, to what `first` selects or else to its first field or button, and back
 * to the button that opened it, whose id is `anchorId`, when the panel goes.
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
      // Whatever was clicked beside the panel keeps the focus.
      const isLost = document.activeElement === document.body;
      if (isLost) document.getElementById(anchorId)?.focus({ preventScroll: true });
    },
    [anchorId],
  );
}
