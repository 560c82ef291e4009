import { defineBookingAction } from './define-booking-action.tsx';

export const generateCallSheet = defineBookingAction({
  name: 'generate_call_sheet',
  label: 'Generate Call Sheet',
  order: 140,
  dialog: {
    title: 'Generate Call Sheet',
    text: 'Are you sure you want to generate a call sheet?',
  },
  primary: 'Generate',
  progress: 'Generating...',
  success: 'A call sheet for this booking has been generated.',
  consequences: ({ camera_operator_full_name: name }) => [
    `${name ?? 'The assigned videographer'} gets it by mail and is asked to approve it.`,
  ],
});
