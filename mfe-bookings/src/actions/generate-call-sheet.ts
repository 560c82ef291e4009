import { defineBookingAction } from './define-booking-action.tsx';

export const generateCallSheet = defineBookingAction({
  name: 'generate_call_sheet',
  label: 'Generate Call Sheet',
  order: 140,
  dialog: {
    title: 'Generate Call Sheet',
    text: 'Are you sure you want to generate a call sheet? It is sent to the assigned videographer, who is asked to approve it.',
  },
  primary: 'Generate',
  progress: 'Generating...',
  success: 'A call sheet for this booking has been generated.',
});
