import type { Analytics, FeedbackAnalytics } from '@shootline/shared-api/contract';

export type FeedbackItem = FeedbackAnalytics['stream'][number];

/** Feedback of both sources, newest first. */
export function streamOf({ camop, booking }: NonNullable<Analytics['feedback']>): FeedbackItem[] {
  return [...camop.stream, ...booking.stream].toSorted((a, b) => b.date.localeCompare(a.date));
}
