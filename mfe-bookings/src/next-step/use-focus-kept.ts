import { useEffect, useRef } from 'react';
import { useBookingActions } from '../actions/booking-actions.tsx';

/**
 * Gives the focus to the actions menu when the part that had it has gone, as a step does that somebody
 * else has taken. Returns the ref of that part.
 */
export function useFocusKept(isThere: boolean) {
  const { menuButton, page } = useBookingActions();
  const part = useRef<HTMLDivElement>(null);
  const hadFocus = useRef(false);
  useEffect(() => {
    const note = ({ target }: FocusEvent) => {
      hadFocus.current = target instanceof Node && (part.current?.contains(target) ?? false);
    };
    document.addEventListener('focusin', note);
    return () => document.removeEventListener('focusin', note);
  }, []);
  useEffect(() => {
    const isLost = hadFocus.current && document.activeElement === document.body;
    if (isThere || !isLost) return;
    const menu = menuButton.current;
    (menu?.disabled ? page.current : menu)?.focus();
  }, [isThere, menuButton, page]);
  return part;
}
