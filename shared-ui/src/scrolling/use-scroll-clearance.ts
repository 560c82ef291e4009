import { type RefObject, useEffect } from 'react';

/** Height of the bottom bar; toasts are shown above it. */
const barHeight = '--bottom-bar-height';

/**
 * Scrolls elements reached by keyboard or link clear of a bar that stays at the bottom of the window, or at
 * its top under the top bar. Elements inside the bar itself are always in view.
 */
export function useScrollClearance(
  element: RefObject<HTMLElement | null>,
  edge: 'top' | 'bottom' = 'bottom',
): void {
  useEffect(() => {
    const property = `scroll-padding-${edge}`;
    const { style } = document.documentElement;
    const measure = () => {
      const height = element.current?.offsetHeight ?? 0;
      const isTop = edge === 'top';
      style.setProperty(
        property,
        isTop ? `calc(var(--top-bar-height) + ${height + 16}px)` : `${height + 48}px`,
      );
      if (!isTop) style.setProperty(barHeight, `${height}px`);
    };
    const observer = new ResizeObserver(measure);
    if (element.current) {
      element.current.setAttribute('data-edge', edge);
      observer.observe(element.current);
    }
    measure();
    return () => {
      observer.disconnect();
      style.removeProperty(property);
      if (edge === 'bottom') style.removeProperty(barHeight);
    };
  }, [element, edge]);
}
