import { isCancelled, type Booking, type BookingState, t } from '@shootline/shared-api';

const afterShoot: readonly BookingState[] = ['shoot_completed', 'footage_provided', 'job_complete'];

/** Whether only other users may leave feedback on a booking, in any of its states. */
export function isFeedbackOfOthers({ permissions, state }: Booking): boolean {
  return !permissions.submit_feedback && afterShoot.includes(state);
}

/** Why feedback on a booking is not possible now; null if this user can leave it. */
export function feedbackRefusal(booking: Booking): string | null {
  const { permissions, state_display } = booking;
  if (permissions.submit_feedback) return null;
  return isCancelled(booking)
    ? t('This booking is {state_display}, so there is no shoot to rate.', { state_display })
    : t('This booking is {state_display}. You can leave feedback once its shoot is completed.', {
        state_display,
      });
}
