import { type UIEvent, useLayoutEffect, useRef, useState } from 'react';

/** At which sides a part that scrolls sideways has more: '', 'start', 'end' or both. */
function sidesCut({ scrollLeft, scrollWidth, clientWidth }: HTMLElement): string {
  const left = scrollWidth - clientWidth - scrollLeft;
  return [scrollLeft >= 1 && 'start', left >= 1 && 'end'].filter(Boolean).join(' ');
}

/**
 * The parts of a table that scroll sideways together: its head, the region of its rows and the
 * scrollbar below them. `cut` says at which sides there is more; nothing if all of it is in view.
 */
export function useSideways() {
  const head = useRef<HTMLDivElement>(null);
  const region = useRef<HTMLDivElement>(null);
  const bar = useRef<HTMLDivElement>(null);
  const [cut, setCut] = useState('');

  useLayoutEffect(() => {
    const rows = region.current;
    if (!rows) return;
    const measure = () => setCut(sidesCut(rows));
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
    if (region.current) setCut(sidesCut(region.current));
  };
  return { head, region, bar, cut, onScroll };
}
