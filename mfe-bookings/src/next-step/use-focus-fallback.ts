import { useFocusHandover } from '@shootline/shared-ui/page-hooks';
import { useBookingActions } from '../action-engine/booking-actions.tsx';

/**
 * Moves the focus to the actions menu when the focused part disappears, as a step does once another user
 * has taken it. Returns that part's ref.
 */
export function useFocusFallback(isThere: boolean) {
  const { menuButton, page } = useBookingActions();
  return useFocusHandover(isThere, () => {
    const menu = menuButton.current;
    (menu?.disabled ? page.current : menu)?.focus();
  });
}
