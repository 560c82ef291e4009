import { defineBookingAction } from './define-booking-action.tsx';

export const disableAutoAssign = defineBookingAction({
  name: 'disable_auto_assign',
  label: 'Disable Automatic Assignment',
  order: 50,
  dialog: {
    title: 'Disable Automatic Assignment',
    text: 'Are you sure you want to disable automatic assignment for this booking?',
  },
  primary: 'Disable',
  progress: 'Disabling...',
  success: 'Automatic assignment disabled.',
  consequences: () => [
    'Offers that are still queued are not sent.',
    'Those already sent stay, and you assign one of the videographers who accept.',
  ],
});
