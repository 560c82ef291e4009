import { useRef, useState } from 'react';

/** Longest time from a click that opens one list until the list that it closes is gone, in milliseconds. */
const closing = 300;

interface OpenChange {
  open: boolean;
  reason?: string;
}

/**
 * Whether a field's list is open. A closing list also closes lists opened after it, so a list ignores that
 * if the same click opened it.
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
