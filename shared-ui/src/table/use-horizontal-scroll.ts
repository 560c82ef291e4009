import { type UIEvent, useLayoutEffect, useRef, useState } from 'react';

/** The sides where a horizontally scrolling element has more content: '', 'start', 'end' or both. */
function sidesCut({ scrollLeft, scrollWidth, clientWidth }: HTMLElement): string {
  const left = scrollWidth - clientWidth - scrollLeft;
  return [scrollLeft >= 1 && 'start', left >= 1 && 'end'].filter(Boolean).join(' ');
}

/**
 * The parts of a table that scroll sideways together: its head, the region of its rows and the scrollbar
 * below them. `cut` names the sides with more content; '' if everything is in view.
 */
export function useHorizontalScroll() {
  const head = useRef<HTMLDivElement>(null);
  const region = useRef<HTMLDivElement>(null);
  const bar = useRef<HTMLDivElement>(null);
  const [hiddenSides, setHiddenSides] = useState('');
  const [followed] = useState(() => new WeakMap<Element, number>());

  useLayoutEffect(() => {
    const rows = region.current;
    if (!rows) return;
    const measure = () => setHiddenSides(sidesCut(rows));
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(rows);
    for (const child of rows.children) observer.observe(child);
    return () => observer.disconnect();
  }, []);

  const follow = (part: HTMLElement | null, to: number) => {
    if (!part || Math.abs(part.scrollLeft - to) < 1) return;
    const before = part.scrollLeft;
    part.scrollLeft = to;
    if (part.scrollLeft !== before) followed.set(part, part.scrollLeft);
  };
  const onScroll = ({ currentTarget }: UIEvent<HTMLElement>) => {
    if (region.current) setHiddenSides(sidesCut(region.current));
    const { scrollLeft } = currentTarget;
    // A part that followed fires its event one frame later, when the scrolled part may have moved again.
    const hasFollowed = followed.get(currentTarget) === scrollLeft;
    followed.delete(currentTarget);
    if (hasFollowed) return;
    for (const { current } of [head, region, bar]) follow(current, scrollLeft);
  };
  return { head, region, bar, hiddenSides, onScroll };
}
