import { t, type AvailabilityState, type Booking } from '@shootline/shared-api';

/** Whether this is the videographer assigned to the booking, which identifies them by email. */
export const isAssignee = ({ state, camera_operator }: Booking, email: string) =>
  state === 'assigned' && camera_operator?.email === email;

const queued: AvailabilityState[] = ['init', 'awaiting_send'];
const open: AvailabilityState[] = [...queued, 'unknown', 'available'];

const countOf = (count: number, one: string, many: string) =>
  count === 0 ? null : count === 1 ? `1 ${one}` : `${count} ${many}`;

/**
 * How many queued, sent or accepted offers an action withdraws, in words, for users who may read them;
 * null for none. Leaves out the assigned videographer's offer and that of `chosen`, a videographer who
 * keeps it.
 */
export function offersWithdrawn(booking: Booking, chosen?: string | null): string | null {
  const { booking_availabilities, permissions } = booking;
  if (!permissions.read_booking_availabilities) return null;
  const { length } = booking_availabilities.filter(
    ({ state, camera_operator: { uuid, email } }) =>
      open.includes(state) && uuid !== chosen && !isAssignee(booking, email),
  );
  return countOf(
    length,
    'open offer is withdrawn, and its videographer told by mail.',
    'open offers are withdrawn, and their videographers told by mail.',
  );
}

/** How many never-sent offers to others than `chosen` a new job offer replaces, in words; null for none. */
export function queueReplaced(
  { booking_availabilities }: Booking,
  chosen: readonly (string | null | undefined)[],
): string | null {
  const { length } = booking_availabilities.filter(
    ({ state, sent, camera_operator }) =>
      queued.includes(state) && sent === null && !chosen.includes(camera_operator.uuid),
  );
  return countOf(
    length,
    'offer that is still queued is replaced, and its videographer told by mail.',
    'offers that are still queued are replaced, and their videographers told by mail.',
  );
}

/** The texts for assignees who release themselves (decisions §8.16). */
export const giveUp = {
  label: t('Give Up Shoot'),
  question: t('Do you want to give up this shoot?'),
  progress: t('Giving up...'),
  consequences: [
    'Our team is told by mail.',
    'The client is notified that you can no longer film.',
  ],
};

/** Says that the assigned videographer is released and notified; null with nobody assigned. */
export function assigneeReleased({ state, camera_operator_full_name }: Booking): string | null {
  if (state !== 'assigned') return null;
  return `${camera_operator_full_name ?? t('The videographer')} is released and told by mail.`;
}
