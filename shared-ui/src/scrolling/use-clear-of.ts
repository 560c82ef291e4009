import { type RefObject, useEffect } from 'react';

/** Toasts stand above a bar of this height. */
const barHeight = '--bottom-bar-height';

/**
 * Keeps what is reached by keyboard or link clear of an element that stays at an edge of the window:
 * at the lower one, or at the upper one under the top bar. What is in the element itself is in view.
 */
export function useClearOf(
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
