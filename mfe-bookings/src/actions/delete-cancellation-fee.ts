import { t } from '@shootline/shared-api';
import { defineBookingAction } from '../action-engine/define-booking-action.tsx';

export const deleteCancellationFee = defineBookingAction({
  name: 'delete_cancellation_fee',
  label: t('Delete Cancellation Fee'),
  dialog: {
    input: 'fromOpener',
    title: t('Delete Cancellation Fee'),
    text: t('Are you sure you want to delete this cancellation fee?'),
  },
  primary: t('Delete'),
  progress: t('Deleting...'),
  success: t('Cancellation fee deleted.'),
  isDangerous: true,
  isPossible: ({ permissions, cancellation_fees }, { booking_cancellation_fee }) =>
    permissions.delete_cancellation_fee &&
    cancellation_fees.some(({ uuid }) => uuid === booking_cancellation_fee),
});
