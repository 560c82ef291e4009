import { defineBookingAction } from './define-booking-action.tsx';

export const makeActive = defineBookingAction({
  name: 'make_active',
  label: 'Make Active',
  order: 120,
  dialog: {
    title: 'Make Booking Active',
    text: 'Are you sure you want to make this booking active?',
  },
  primary: 'Make Active',
  progress: 'Making Active...',
  success: 'Booking made active.',
  consequences: ({ camera_operator_full_name: former }) => [
    'The client is told by mail.',
    former && `${former} is told by mail, and is not assigned any more.`,
  ],
  undo: { name: 'make_on_hold', restores: ({ state }) => state === 'on_hold' },
});
