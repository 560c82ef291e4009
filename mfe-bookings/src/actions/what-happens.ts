import type { Booking } from '@shootline/shared-api';

/** Whether this is the videographer assigned to the booking, which identifies them by email. */
export const isAssignee = ({ state, camera_operator }: Booking, email: string) =>
  state === 'assigned' && camera_operator?.email === email;

/** Offers that are queued, sent or accepted, apart from the assigned videographer's own. */
function openOffers(booking: Booking): number {
  return booking.booking_availabilities.filter(
    ({ state, camera_operator }) =>
      ['awaiting_send', 'unknown', 'available'].includes(state) &&
      !isAssignee(booking, camera_operator.email),
  ).length;
}

/** How many open offers an action withdraws, for those who may read them. */
export function offersWithdrawn(booking: Booking): string | null {
  const count = booking.permissions.read_booking_availabilities ? openOffers(booking) : 0;
  if (count === 0) return null;
  return count === 1 ? '1 open offer is withdrawn.' : `${count} open offers are withdrawn.`;
}

/** That the assigned videographer is released, and told so. */
export function assigneeReleased({ state, camera_operator_full_name }: Booking): string | null {
  if (state !== 'assigned') return null;
  return `${camera_operator_full_name ?? 'The videographer'} is released and told by mail.`;
}
