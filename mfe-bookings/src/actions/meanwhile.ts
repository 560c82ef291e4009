import { ApiError, type Booking, bookingQueries } from '@shootline/shared-api';
import { useQuery } from '@tanstack/react-query';
import type { OpenedAction } from './booking-action.ts';

const isGone = (error: Error | null) =>
  error instanceof ApiError && (error.type === 'NotFound' || error.type === 'Forbidden');

function newsOf(before: Booking, now: Booking): string | null {
  if (now.state !== before.state) return `it is now ${now.state_display}`;
  const videographer = now.camera_operator?.full_name;
  if (videographer === before.camera_operator?.full_name) return null;
  return videographer ? `${videographer} is now assigned` : 'nobody is assigned any more';
}

/**
 * What other users have done to the booking since the action was opened, in words; null while that
 * does not affect the action.
 */
export function useMeanwhile({ action, booking, input }: OpenedAction): string | null {
  const { data: now, error } = useQuery({
    ...bookingQueries.detail(booking.uuid),
    // The page loads it; this only reads the cache.
    enabled: false,
  });
  if (isGone(error)) {
    return 'This booking is not there any more: it has been deleted, or you may no longer view it.';
  }
  if (!now) return null;
  const news = newsOf(booking, now);
  const wasPossible = action.isPossible(booking, input);
  const isLost = wasPossible && !action.isPossible(now, input);
  if (!news && !isLost) return null;
  const change = `This booking has changed meanwhile${news ? `: ${news}.` : '.'}`;
  return isLost ? `${change} "${action.label}" is no longer possible.` : change;
}
