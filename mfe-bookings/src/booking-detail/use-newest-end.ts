import { useLayoutEffect, useRef, useState } from 'react';

/** So close to the end, in pixels, counts as being there. */
const nearby = 16;

interface Newest {
  /** The newest comment; undefined where there is none. */
  newest: string | undefined;
  /** Whether the user wrote it. */
  isOwn: boolean;
  isShown: boolean;
  /** Whether the area must stay where it is, as something in it is being written. */
  isHeld: boolean;
}

/**
 * Keeps an area that scrolls at its end: when it is opened, when the user has written, and as long as
 * they are there. Further up it stays where it is, and `hasNew` says that something came.
 */
export function useNewestEnd({ newest, isOwn, isShown, isHeld }: Newest) {
  const area = useRef<HTMLDivElement>(null);
  const [isAtEnd, setIsAtEnd] = useState(true);
  const [seen, setSeen] = useState(newest);
  const follows = isAtEnd && !isHeld;
  if (newest !== seen && !isHeld && (isAtEnd || isOwn)) {
    setSeen(newest);
    setIsAtEnd(true);
  }

  useLayoutEffect(() => {
    const { current: box } = area;
    if (box && isShown && follows) box.scrollTop = box.scrollHeight;
  }, [seen, isShown, follows]);

  return {
    area,
    hasNew: newest !== seen,
    onScroll: () => {
      const { current: box } = area;
      // An area that is not shown has no height.
      if (!box || box.clientHeight === 0) return;
      setIsAtEnd(box.scrollHeight - box.scrollTop - box.clientHeight <= nearby);
    },
    showNewest: () => {
      const { current: box } = area;
      if (!box) return;
      box.scrollTop = box.scrollHeight;
      box.focus();
      setSeen(newest);
    },
  };
}
