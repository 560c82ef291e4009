import type { Booking } from '@shootline/shared-api';
import { defineBookingAction } from './define-booking-action.tsx';

function offerOf({ booking_availabilities }: Booking, availability: string) {
  return booking_availabilities.find(({ uuid }) => uuid === availability);
}

/** Whether an offer's videographer is the assigned one; the booking identifies them by email. */
function isAssignee({ state, camera_operator }: Booking, email: string) {
  return state === 'assigned' && camera_operator?.email === email;
}

export const makeBusy = defineBookingAction({
  name: 'make_busy',
  label: 'Make Busy',
  dialog: {
    input: 'fromOpener',
    title: 'Make Busy',
    text: (booking, { availability }) => {
      const { full_name, email } = offerOf(booking, availability)?.camera_operator ?? {};
      const name = full_name || 'this videographer';
      const question = `Are you sure you want to mark ${name} as busy for this booking?`;
      return isAssignee(booking, email ?? '')
        ? `${question} They are assigned to it and will be unassigned.`
        : question;
    },
  },
  primary: 'Make Busy',
  progress: 'Saving...',
  success: 'Booking availability updated.',
  isDangerous: true,
  isPossible: (booking, { availability }) =>
    offerOf(booking, availability)?.permissions.make_busy ?? false,
});
