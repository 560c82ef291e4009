import { isCancelled, type Booking, type BookingState, t, translated } from '@shootline/shared-api';

const afterShoot: readonly BookingState[] = ['shoot_completed', 'footage_provided', 'job_complete'];

/** Whether only other users may leave feedback on a booking, in any of its states. */
export function isFeedbackOfOthers({ permissions, state }: Booking): boolean {
  return !permissions.submit_feedback && afterShoot.includes(state);
}

/** Why feedback on a booking is not possible now; null if this user can leave it. */
export function feedbackRefusal(booking: Booking): string | null {
  const { permissions } = booking;
  const state = translated(booking.state_display);
  if (permissions.submit_feedback) return null;
  return isCancelled(booking)
    ? t('This booking is {state}, so there is no shoot to rate.', { state })
    : t('This booking is {state}. You can leave feedback once its shoot is completed.', { state });
}
