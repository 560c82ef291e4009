import {
  t,
  type Booking,
  type BookingAvailability as Offer,
  type SignedInUser,
} from '@shootline/shared-api';
import { lastLapse } from '@shootline/shared-api/values';
import type { BookingActionInput } from '../bookings/booking.actions.ts';
import { defineBookingAction } from '../action-engine/define-booking-action.tsx';
import { assigneeReleased, giveUp, isAssignee } from '../action-parts/consequence-texts.ts';

type Input = BookingActionInput<'make_busy'>;

function offerOf({ booking_availabilities }: Booking, availability?: string) {
  return booking_availabilities.find(({ uuid }) => uuid === availability);
}

const goesOn = (next: Offer[]) =>
  next.length === 0
    ? t('Automatic assignment fails, as nobody else is left to ask.')
    : t('Automatic assignment continues: the next free videographer is emailed.');

/** The effect on automatic assignment of a videographer being busy; null for none. */
function queueAfter(booking: Booking, busy: Offer): string | null {
  const { state, auto_assign, booking_availabilities } = booking;
  const others = booking_availabilities.filter(({ uuid }) => uuid !== busy.uuid);
  const waiting = others.filter((offer) => offer.state === 'awaiting_send');
  if (isAssignee(booking, busy.camera_operator.email)) {
    // Automatic assignment continues with the videographers whose offers the assignment withdrew.
    const withdrawn = others.filter((offer) => offer.state === 'cancelled');
    return auto_assign?.state === 'completed'
      ? goesOn([...waiting, ...withdrawn])
      : t('Nobody else is offered the job automatically.');
  }
  const isRunning = state === 'requested' && auto_assign?.state === 'awaiting_availabilities';
  const isSomebodyAsked = lastLapse(others) > Date.now();
  return isRunning && !isSomebodyAsked ? goesOn(waiting) : null;
}

function consequences(booking: Booking, viewer: SignedInUser, offer: Offer | undefined) {
  const email = offer?.camera_operator.email ?? '';
  const queue = offer ? queueAfter(booking, offer) : null;
  if (!isAssignee(booking, email)) {
    const told = t('{name} is emailed.', {
      name: offer?.camera_operator.full_name || t('The videographer'),
    });
    return [email === viewer.email ? null : told, t('Staff are notified.'), queue];
  }
  if (email === viewer.email) return [...giveUp.consequences, queue];
  return [assigneeReleased(booking), t('The client and staff are notified.'), queue];
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
  consequences: (booking, viewer, { availability }) =>
    consequences(booking, viewer, offerOf(booking, availability)),
  isPossible: (booking, { availability }) =>
    offerOf(booking, availability)?.permissions.make_busy ?? false,
});
