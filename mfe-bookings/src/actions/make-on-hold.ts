import { defineBookingAction } from './define-booking-action.tsx';
import { wasIdle } from './restored.ts';
import { assigneeReleased, offersWithdrawn } from './consequence-texts.ts';

export const makeOnHold = defineBookingAction({
  name: 'make_on_hold',
  label: 'Put On Hold',
  order: 110,
  dialog: {
    title: 'Put Booking On Hold',
    text: 'Are you sure you want to put this booking on hold?',
  },
  primary: 'Put On Hold',
  progress: 'Putting On Hold...',
  success: 'Booking put on hold.',
  consequences: (booking) => [
    assigneeReleased(booking),
    offersWithdrawn(booking),
    'The client is told by mail.',
  ],
  // Make Active restores neither offers nor the assignee, and a new booking was not Active before.
  undo: { name: 'make_active', restores: (before) => wasIdle(before) },
});
