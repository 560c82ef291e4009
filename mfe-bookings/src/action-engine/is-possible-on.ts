import type { Booking } from '@shootline/shared-api';
import type { BookingActionInput, BookingActionName } from '../bookings/booking.actions.ts';
import type { ActionDefinition } from './booking-action.ts';

/** Whether an action is possible on a booking: by its own rule, else by the permission of its name. */
export function isPossibleOn<Name extends BookingActionName>(
  { name, isPossible }: ActionDefinition<Name>,
  booking: Booking,
  input: BookingActionInput<Name>,
): boolean {
  if (isPossible) return isPossible(booking, input);
  const granted: Partial<Record<BookingActionName, boolean>> = booking.permissions;
  return granted[name] === true;
}
