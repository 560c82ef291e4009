import type { UserFeedback } from '@shootline/shared-api/contract';
import type { FeedbackRow } from './feedback.repository.ts';

/** A user's own feedback, requested or given. */
export function presentFeedback({
  feedback: record,
  bookingUid,
  title,
  videographer,
}: FeedbackRow): UserFeedback {
  return {
    uuid: record.id,
    booking: record.bookingId,
    booking_uid: bookingUid ?? '',
    booking_title: title,
    booking_camera_operator: videographer,
    rating: record.rating,
    feedback_note: record.feedbackNote,
    received: record.received,
    is_dismissed: !record.received && record.dismissed !== null,
    created: record.created.toISOString(),
  };
}
