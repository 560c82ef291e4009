import { defineBookingAction } from './define-booking-action.tsx';

export const makeVideoProvided = defineBookingAction({
  name: 'make_video_provided',
  label: 'Indicate Footage Provided',
  order: 100,
  dialog: {
    title: 'Indicate Footage Provided',
    text: 'Are you sure that the footage of this shoot has been provided?',
  },
  primary: 'Footage Provided',
  progress: 'Saving...',
  success: "You've indicated that footage has been provided.",
  consequences: () => [
    'The client and staff are notified.',
    'The videographer can submit an invoice from then on.',
  ],
});
