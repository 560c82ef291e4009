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
  consequences: ({ date }) => [
    date !== null && new Date(date) <= new Date()
      ? 'Its date has passed: the job can neither be offered nor assigned until it has another date.'
      : null,
    'The client is told by mail.',
  ],
});
