import { useRef, useState } from 'react';

/** Milliseconds from the click that opens a list until the one that it closes has gone. */
const closing = 300;

interface OpenChange {
  open: boolean;
  reason?: string;
}

/**
 * Whether a field's list is open. A list that closes would close those that opened after it, so one
 * that is opened by the very click that closes another stays.
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
