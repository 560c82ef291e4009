import { type UserFeedback } from '@shootline/shared-api';
import { useQuery } from '@tanstack/react-query';
import { ownFeedback } from './feedback.queries.ts';

/** The user's own feedback on a booking, given or requested; null if there is none. */
export function useOwnFeedback(bookingId: string) {
  return useQuery({
    ...ownFeedback(),
    // The page's prefetch has just run; do not retry its failure at once.
    retryOnMount: false,
    select: (all): UserFeedback | null => all.find(({ booking }) => booking === bookingId) ?? null,
  });
}
