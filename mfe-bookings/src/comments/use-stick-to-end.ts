import { useLayoutEffect, useRef, useState } from 'react';

/** Pixels within which the view still counts as at the end. */
const nearby = 16;

interface Newest {
  /** The newest comment, if any. */
  newest: string | undefined;
  /** Whether the user wrote it. */
  isOwn: boolean;
  isShown: boolean;
  /** Whether the area must not scroll because one of its comments is being edited. */
  isHeld: boolean;
}

/**
 * Keeps a scroll area at its end: on opening, after the user's own comment, and while the user is there.
 * Further up it does not scroll, and `hasNew` reports new comments.
 */
export function useStickToEnd({ newest, isOwn, isShown, isHeld }: Newest) {
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
      // A hidden area has no height.
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
