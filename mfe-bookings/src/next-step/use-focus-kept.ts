import { useFocusPassedOn } from '@shootline/shared-ui/page-hooks';
import { useBookingActions } from '../actions/booking-actions.tsx';

/**
 * Gives the focus to the actions menu when the part that had it has gone, as a step does that somebody
 * else has taken. Returns the ref of that part.
 */
export function useFocusKept(isThere: boolean) {
  const { menuButton, page } = useBookingActions();
  return useFocusPassedOn(isThere, () => {
    const menu = menuButton.current;
    (menu?.disabled ? page.current : menu)?.focus();
  });
}
