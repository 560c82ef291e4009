import type { Booking } from '@shootline/shared-api';
import { defineBookingAction } from './define-booking-action.tsx';
import { hasQueue } from './restored.ts';
import { assigneeReleased, givenUp, isAssignee } from './what-happens.ts';

/** The assigned videographer, where this user is told of everyone who was. */
const assigneeOf = ({ assigned_camera_operators, camera_operator }: Booking) =>
  assigned_camera_operators.find(({ email }) => email === camera_operator?.email)?.uuid;

export const cancelAssignment = defineBookingAction({
  name: 'unassign_camop',
  label: 'Cancel Assignment',
  order: 30,
  dialog: {
    title: 'Cancel Assignment',
    text: (booking, _input, viewer) =>
      isAssignee(booking, viewer.email)
        ? 'Do you want to give up this shoot?'
        : `Are you sure you want to unassign ${booking.camera_operator_full_name ?? 'the videographer'}?`,
  },
  primary: 'Unassign',
  progress: 'Unassigning...',
  success: 'Videographer unassigned.',
  isDangerous: true,
  consequences: (booking, viewer) =>
    isAssignee(booking, viewer.email)
      ? givenUp
      : [
          assigneeReleased(booking),
          'The client and staff are notified.',
          'Nobody else is offered the job by itself.',
        ],
  // Assign Videographer brings back neither a call sheet that counts nor the queue.
  undo: {
    name: 'assign_camop',
    restores: (before) =>
      assigneeOf(before) !== undefined && before.call_sheet === null && !hasQueue(before),
    input: (before) => ({ camera_operator: assigneeOf(before) ?? '', is_available_only: false }),
  },
});
