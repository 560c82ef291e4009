import { type RefObject, useEffect } from 'react';

const margins = { top: 16, bottom: 48 };

const paddings = {
  top: {
    property: 'scroll-padding-top',
    value: (height: number) => `calc(var(--top-bar-height) + ${height + margins.top}px)`,
  },
  bottom: {
    property: 'scroll-padding-bottom',
    value: (height: number) => `${height + margins.bottom}px`,
  },
} as const;

/** Toasts stand above a bar of this height. */
const barHeight = '--bottom-bar-height';

/**
 * Keeps what is reached by keyboard or link clear of an element that stays at an edge of the window:
 * at the lower one, or at the upper one under the top bar.
 */
export function useClearOf(
  element: RefObject<HTMLElement | null>,
  edge: keyof typeof paddings = 'bottom',
): void {
  useEffect(() => {
    const { property, value } = paddings[edge];
    const { style } = document.documentElement;
    const measure = () => {
      const height = element.current?.offsetHeight ?? 0;
      style.setProperty(property, value(height));
      if (edge === 'bottom') style.setProperty(barHeight, `${height}px`);
    };
    const observer = new ResizeObserver(measure);
    if (element.current) observer.observe(element.current);
    measure();
    return () => {
      observer.disconnect();
      style.removeProperty(property);
      if (edge === 'bottom') style.removeProperty(barHeight);
    };
  }, [element, edge]);
}
