import { updatePath } from '../booking-paths.ts';
import { defineBookingAction } from './define-booking-action.tsx';

/** The toast (S1 §8). */
export const duplicatedText = 'A duplicate booking has been created.';

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
  success: duplicatedText,
  leadsTo: updatePath,
});
