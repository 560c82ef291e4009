import { defineBookingAction } from './define-booking-action.tsx';

export const approve = defineBookingAction({
  name: 'approve',
  label: 'Approve',
  order: 80,
  dialog: {
    title: 'Approve Booking',
    text: 'Are you sure you want to approve this booking?',
  },
  primary: 'Approve',
  progress: 'Approving...',
  success: 'Booking approved.',
  consequences: () => ['The client is told by mail.'],
});
