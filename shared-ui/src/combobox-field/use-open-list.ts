import { useRef, useState } from 'react';

/** Milliseconds from the click that opens one list until another, closed by it, has gone. */
const closing = 300;

interface OpenChange {
  open: boolean;
  reason?: string;
}

/**
 * Whether a field's list is open. A closing list also closes those opened after it, so a list that the
 * same click opened ignores that.
 */
export function useOpenList() {
  const [isOpen, setIsOpen] = useState(false);
  const openedAt = useRef(0);
  const changeOpen = ({ open, reason }: OpenChange) => {
    const now = Date.now();
    if (reason === 'interact-outside' && now - openedAt.current < closing) return;
    if (open) openedAt.current = now;
    setIsOpen(open);
  };
  return { isOpen, changeOpen };
}
