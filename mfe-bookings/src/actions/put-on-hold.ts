import { defineBookingAction } from './define-booking-action.tsx';

export const putOnHold = defineBookingAction({
  name: 'make_on_hold',
  label: 'Put On Hold',
  order: 110,
  dialog: {
    title: 'Put Booking On Hold',
    text: ({ camera_operator }) =>
      camera_operator
        ? 'Are you sure you want to put this booking on hold? The assigned videographer will be released.'
        : 'Are you sure you want to put this booking on hold?',
  },
  primary: 'Put On Hold',
  progress: 'Putting On Hold...',
  success: 'Booking put on hold.',
});
