import { t, type AvailabilityState, type Booking } from '@shootline/shared-api';

/** Whether this is the videographer assigned to the booking, which identifies them by email. */
export const isAssignee = ({ state, camera_operator }: Booking, email: string) =>
  state === 'assigned' && camera_operator?.email === email;

const queued: AvailabilityState[] = ['init', 'awaiting_send'];
const open: AvailabilityState[] = [...queued, 'unknown', 'available'];

/**
 * The number of queued, sent or accepted offers that an action withdraws, as a sentence for users who may
 * read them; null for none. Does not count the offers of the assigned videographer and of `chosen`, who keep
 * theirs.
 */
export function offersWithdrawn(booking: Booking, chosen?: string | null): string | null {
  const { booking_availabilities, permissions } = booking;
  if (!permissions.read_booking_availabilities) return null;
  const { length } = booking_availabilities.filter(
    ({ state, camera_operator: { uuid, email } }) =>
      open.includes(state) && uuid !== chosen && !isAssignee(booking, email),
  );
  return length === 0
    ? null
    : t(
        '{count, plural, one {# open offer is withdrawn, and its videographer emailed.} other {# open offers are withdrawn, and their videographers emailed.}}',
        { count: length },
      );
}

/** The number of queued offers that a new job offer to `chosen` replaces, as a sentence; null for none. */
export function queueReplaced(
  { booking_availabilities }: Booking,
  chosen: readonly (string | null | undefined)[],
): string | null {
  const { length } = booking_availabilities.filter(
    ({ state, sent, camera_operator }) =>
      queued.includes(state) && sent === null && !chosen.includes(camera_operator.uuid),
  );
  return length === 0
    ? null
    : t(
        '{count, plural, one {# queued offer is replaced, and its videographer emailed.} other {# queued offers are replaced, and their videographers emailed.}}',
        { count: length },
      );
}

/** The texts for assignees who release themselves. */
export const giveUp = {
  label: t('Give Up Shoot'),
  question: t('Do you want to give up this shoot?'),
  progress: t('Giving Up...'),
  consequences: [
    t('Our team is emailed.'),
    t('The client is notified that you can no longer film.'),
  ],
};

/** A sentence that the assigned videographer is released and notified; null with nobody assigned. */
export function assigneeReleased({ state, camera_operator_full_name }: Booking): string | null {
  if (state !== 'assigned') return null;
  return t('{videographer} is released and emailed.', {
    videographer: camera_operator_full_name ?? t('The videographer'),
  });
}
