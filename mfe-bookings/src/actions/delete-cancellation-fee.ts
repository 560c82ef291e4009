import { defineBookingAction } from './define-booking-action.tsx';

export const deleteCancellationFee = defineBookingAction({
  name: 'delete_cancellation_fee',
  label: 'Delete Cancellation Fee',
  dialog: {
    input: 'fromOpener',
    title: 'Delete Cancellation Fee',
    text: 'Are you sure you want to delete this cancellation fee?',
  },
  primary: 'Delete',
  progress: 'Deleting...',
  success: 'Cancellation fee deleted.',
  consequences: () => [
    'The client, finance and the videographer are notified.',
    'An invoice for it that has not been submitted is dropped.',
  ],
  isDangerous: true,
  isPossible: ({ permissions, cancellation_fees }, { booking_cancellation_fee }) =>
    permissions.delete_cancellation_fee &&
    cancellation_fees.some(({ uuid }) => uuid === booking_cancellation_fee),
});
