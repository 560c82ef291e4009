import { t, type Booking } from '@shootline/shared-api';
import { defineBookingAction } from '../action-engine/define-booking-action.tsx';
import { hasQueue } from '../action-parts/restored.ts';
import { giveUp, isAssignee } from '../action-parts/give-up.ts';

/** The assigned videographer's id; undefined if this user may not read the list of assignees. */
const assigneeOf = ({ assigned_camera_operators, camera_operator }: Booking) =>
  assigned_camera_operators.find(({ email }) => email === camera_operator?.email)?.uuid;

export const unassignCamop = defineBookingAction({
  name: 'unassign_camop',
  label: t('Cancel Assignment'),
  order: 30,
  dialog: {
    asksReason: (booking, _input, { email }) => isAssignee(booking, email),
    title: (booking, _input, { email }) =>
      isAssignee(booking, email) ? giveUp.label : t('Cancel Assignment'),
    text: (booking, _input, { email }) => {
      if (isAssignee(booking, email)) return giveUp.question;
      const { camera_operator_full_name: name } = booking;
      return name
        ? t('Are you sure you want to unassign {name}?', { name })
        : t('Are you sure you want to unassign the videographer?');
    },
  },
  primary: (booking, _input, { email }) =>
    isAssignee(booking, email) ? giveUp.label : t('Unassign'),
  progress: (booking, _input, { email }) =>
    isAssignee(booking, email) ? giveUp.progress : t('Unassigning...'),
  success: t('Videographer unassigned.'),
  isDangerous: true,
  // Assign Videographer restores neither a valid call sheet nor the queue.
  undo: {
    name: 'assign_camop',
    restores: (before) =>
      assigneeOf(before) !== undefined && before.call_sheet === null && !hasQueue(before),
    input: (before) => ({ camera_operator: assigneeOf(before) ?? '', is_available_only: false }),
  },
});
