import { useEffect, useRef } from 'react';
import { pickId } from './placement-context.ts';

/**
 * Moves the focus from the button that picked a booking to the best candidate's button once the candidates
 * are shown, so the next key gives them the booking.
 */
export function useFocusFirst(picked: string | undefined, isOutdated: boolean) {
  const done = useRef<string>(undefined);
  useEffect(() => {
    if (isOutdated || done.current === picked) return;
    done.current = picked;
    if (!picked || document.activeElement?.id !== pickId(picked)) return;
    document.querySelector<HTMLElement>('[data-place]')?.focus();
  }, [picked, isOutdated]);
}
