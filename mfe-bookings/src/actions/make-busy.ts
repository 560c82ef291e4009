import { t, type Booking, type SignedInUser } from '@shootline/shared-api';
import type { BookingActionInput } from '../bookings/booking.actions.ts';
import { defineBookingAction } from '../action-engine/define-booking-action.tsx';
import { giveUp, isAssignee } from '../action-parts/give-up.ts';

type Input = BookingActionInput<'make_busy'>;

function offerOf({ booking_availabilities }: Booking, availability?: string) {
  return booking_availabilities.find(({ uuid }) => uuid === availability);
}

/** Whether the user is the assignee and so gives up their own shoot. */
function isOwnShoot(booking: Booking, { availability }: Input, { email }: SignedInUser): boolean {
  const asked = offerOf(booking, availability)?.camera_operator.email;
  return asked === email && isAssignee(booking, email);
}

const labelOf = (booking: Booking, input: Input, viewer: SignedInUser) =>
  isOwnShoot(booking, input, viewer) ? giveUp.label : t('Make Busy');

export const makeBusy = defineBookingAction({
  name: 'make_busy',
  label: t('Make Busy'),
  dialog: {
    input: 'fromOpener',
    asksReason: true,
    title: labelOf,
    text: (booking, { availability }, viewer) => {
      const { full_name, email = '' } = offerOf(booking, availability)?.camera_operator ?? {};
      if (isOwnShoot(booking, { availability }, viewer)) return giveUp.question;
      const isAssigned = isAssignee(booking, email);
      const name = full_name || t('this videographer');
      const question = t('Are you sure you want to mark {name} as busy for this booking?', {
        name,
      });
      return isAssigned
        ? `${question} ${t('They are assigned to it and will be unassigned.')}`
        : question;
    },
  },
  primary: labelOf,
  progress: t('Saving...'),
  success: t('Booking availability updated.'),
  isDangerous: true,
  isPossible: (booking, { availability }) =>
    offerOf(booking, availability)?.permissions.make_busy ?? false,
});
