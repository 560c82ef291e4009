import type { Booking } from '@shootline/shared-api';

/** Whether automatic assignment has a queue that would be lost when it ends. */
export const hasQueue = ({ auto_assign }: Booking) =>
  auto_assign?.state === 'awaiting_availabilities' || auto_assign?.state === 'completed';

/**
 * Whether a booking was Active with nothing that an action would withdraw for good: no open offers, no
 * running automatic assignment and no answer by the videographer `assigned` now.
 */
export function wasIdle(booking: Booking, assigned?: string): boolean {
  const { state, booking_availabilities } = booking;
  return (
    state === 'active' &&
    !hasQueue(booking) &&
    booking_availabilities.every(
      (offer) =>
        offer.state === 'cancelled' ||
        (offer.state === 'busy' && offer.camera_operator.email !== assigned),
    )
  );
}
