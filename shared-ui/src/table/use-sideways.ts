import { type UIEvent, useLayoutEffect, useRef, useState } from 'react';

/**
 * The parts of a table that scroll sideways together: its head, its rows and the scrollbar below them.
 * `isOverflowing` says whether they do.
 */
export function useSideways() {
  const head = useRef<HTMLDivElement>(null);
  const rows = useRef<HTMLDivElement>(null);
  const bar = useRef<HTMLDivElement>(null);
  const [isOverflowing, setIsOverflowing] = useState(false);

  useLayoutEffect(() => {
    const region = rows.current;
    if (!region) return;
    const measure = () => setIsOverflowing(region.scrollWidth > region.clientWidth);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(region);
    for (const child of region.children) observer.observe(child);
    return () => observer.disconnect();
  }, []);

  const onScroll = ({ currentTarget }: UIEvent<HTMLElement>) => {
    for (const { current } of [head, rows, bar]) {
      const isBehind = current && Math.abs(current.scrollLeft - currentTarget.scrollLeft) >= 1;
      if (isBehind) current.scrollLeft = currentTarget.scrollLeft;
    }
  };
  return { head, rows, bar, isOverflowing, onScroll };
}
