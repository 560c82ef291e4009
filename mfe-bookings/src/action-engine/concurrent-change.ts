import { ApiError, type Booking, t } from '@shootline/shared-api';
import { useQuery } from '@tanstack/react-query';
import { bookingQueries } from '../bookings/booking.queries.ts';
import type { OpenedAction } from './booking-action.ts';
import { changeTexts } from './change-texts.ts';

const isGone = (error: Error | null) =>
  error instanceof ApiError && (error.type === 'NotFound' || error.type === 'Forbidden');

/** The query of the booking as its page shows it now; only reads the cache, which the page fills. */
export function useLatest({ uuid }: Pick<Booking, 'uuid'>) {
  return useQuery({ ...bookingQueries.detail(uuid), enabled: false });
}

/**
 * A sentence about other users' changes to the booking since the action was opened; null while they do not
 * affect the action.
 */
export function useConcurrentChange({ action, booking, input }: OpenedAction): string | null {
  const { data: now, error } = useLatest(booking);
  if (isGone(error)) {
    return t('This booking no longer exists, or you may no longer view it.');
  }
  if (!now) return null;
  const news = changeTexts(booking, now);
  const wasPossible = action.isPossible(booking, input);
  const isLost = wasPossible && !action.isPossible(now, input);
  if (news.length === 0 && !isLost) return null;
  const change =
    news.length > 0
      ? t('This booking has changed meanwhile: {news}.', { news: news.join('; ') })
      : t('This booking has changed meanwhile.');
  return isLost
    ? `${change} ${t('"{label}" is no longer possible.', { label: action.label })}`
    : change;
}
