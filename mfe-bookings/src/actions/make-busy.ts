import type { Booking } from '@shootline/shared-api';
import { defineBookingAction } from './define-booking-action.tsx';
import { isAssignee } from './what-happens.ts';

function offerOf({ booking_availabilities }: Booking, availability: string) {
  return booking_availabilities.find(({ uuid }) => uuid === availability);
}

export const makeBusy = defineBookingAction({
  name: 'make_busy',
  label: 'Make Busy',
  dialog: {
    input: 'fromOpener',
    title: 'Make Busy',
    text: (booking, { availability }, viewer) => {
      const { full_name, email = '' } = offerOf(booking, availability)?.camera_operator ?? {};
      const isAssigned = isAssignee(booking, email);
      if (isAssigned && email === viewer.email) return 'Do you want to give up this shoot?';
      const name = full_name || 'this videographer';
      const question = `Are you sure you want to mark ${name} as busy for this booking?`;
      return isAssigned ? `${question} They are assigned to it and will be unassigned.` : question;
    },
  },
  primary: 'Make Busy',
  progress: 'Saving...',
  success: 'Booking availability updated.',
  isDangerous: true,
  consequences: () => ['Staff are notified.'],
  isPossible: (booking, { availability }) =>
    offerOf(booking, availability)?.permissions.make_busy ?? false,
});
