import { isCancelled, type Booking, type BookingState } from '@shootline/shared-api';

const afterShoot: readonly BookingState[] = ['shoot_completed', 'footage_provided', 'job_complete'];

/** Whether feedback on a booking is other people's: this user may not leave it in any state. */
export function isFeedbackOfOthers({ permissions, state }: Booking): boolean {
  return !permissions.submit_feedback && afterShoot.includes(state);
}

/** Why nobody can leave feedback on a booking now; null when this user can. */
export function feedbackObstacle(booking: Booking): string | null {
  const { permissions, state_display } = booking;
  if (permissions.submit_feedback) return null;
  return isCancelled(booking)
    ? `This booking is ${state_display}, so there is no shoot to rate.`
    : `This booking is ${state_display}. You can leave feedback once its shoot is completed.`;
}
