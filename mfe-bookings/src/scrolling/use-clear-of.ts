import { type RefObject, useEffect } from 'react';

const margin = 48;

/** Keeps what is reached by keyboard clear of an element that stays at the window's lower edge. */
export function useClearOf(element: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { style } = document.documentElement;
    const measure = () => {
      style.scrollPaddingBottom = `${(element.current?.offsetHeight ?? 0) + margin}px`;
    };
    const observer = new ResizeObserver(measure);
    if (element.current) observer.observe(element.current);
    measure();
    return () => {
      observer.disconnect();
      style.scrollPaddingBottom = '';
    };
  }, [element]);
}
