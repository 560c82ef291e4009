import { type Booking, isVideographer, useCurrentUser } from '@shootline/shared-api';

/** Whether the user is the booking's videographer. */
export function useIsAssignee({ camera_operator }: Booking): boolean {
  const { role_policy, email } = useCurrentUser();
  // The booking identifies its videographer by email.
  return isVideographer(role_policy) && camera_operator?.email === email;
}

/** Whether the user is assigned to the booking as its videographer and has yet to complete the shoot. */
export function useIsOwnShoot(booking: Booking): boolean {
  return useIsAssignee(booking) && booking.state === 'assigned';
}
