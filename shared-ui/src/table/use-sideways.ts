import { type UIEvent, useLayoutEffect, useRef, useState } from 'react';

/**
 * The parts of a table that scroll sideways together: its head, the region of its rows and the scrollbar below them.
 * `isOverflowing` says whether they do.
 */
export function useSideways() {
  const head = useRef<HTMLDivElement>(null);
  const region = useRef<HTMLDivElement>(null);
  const bar = useRef<HTMLDivElement>(null);
  const [isOverflowing, setIsOverflowing] = useState(false);

  useLayoutEffect(() => {
    const rows = region.current;
    if (!rows) return;
    const measure = () => setIsOverflowing(rows.scrollWidth > rows.clientWidth);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(rows);
    for (const child of rows.children) observer.observe(child);
    return () => observer.disconnect();
  }, []);

  const onScroll = ({ currentTarget }: UIEvent<HTMLElement>) => {
    for (const { current } of [head, region, bar]) {
      const isBehind = current && Math.abs(current.scrollLeft - currentTarget.scrollLeft) >= 1;
      if (isBehind) current.scrollLeft = currentTarget.scrollLeft;
    }
  };
  return { head, region, bar, isOverflowing, onScroll };
}
