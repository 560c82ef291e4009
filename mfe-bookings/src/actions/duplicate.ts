import { defineBookingAction } from './define-booking-action.tsx';

export const duplicate = defineBookingAction({
  name: 'duplicate',
  label: 'Duplicate Booking',
  order: 10,
  dialog: {
    title: 'Duplicate Booking',
    text: 'A new draft will be created from this booking, without its date, files, comments and videographer.',
  },
  primary: 'Duplicate',
  progress: 'Duplicating...',
  success: 'A duplicate booking has been created.',
  leadsTo: ({ uuid }) => `/booking/${uuid}`,
});
