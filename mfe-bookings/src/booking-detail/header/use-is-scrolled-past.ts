import { type RefObject, useEffect, useState } from 'react';

/** Whether an element has scrolled up behind the top bar. */
export function useIsScrolledPast(element: RefObject<HTMLElement | null>): boolean {
  const [isPassed, setIsPassed] = useState(false);
  useEffect(() => {
    const { current } = element;
    if (!current) return undefined;
    const topBar = getComputedStyle(current).getPropertyValue('--top-bar-height') || '0px';
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry) return;
        const { isIntersecting, boundingClientRect, rootBounds } = entry;
        setIsPassed(!isIntersecting && boundingClientRect.top < (rootBounds?.top ?? 0));
      },
      { rootMargin: `-${topBar.trim()} 0px 0px 0px` },
    );
    observer.observe(current);
    return () => observer.disconnect();
  }, [element]);
  return isPassed;
}
