import { t } from '@shootline/shared-api';
import { defineBookingAction } from '../action-engine/define-booking-action.tsx';

export const waiveCancellationFee = defineBookingAction({
  name: 'waive_cancellation_fee',
  label: t('Waive Cancellation Fee'),
  order: 71,
  dialog: {
    title: t('Waive Cancellation Fee'),
    text: t('Are you sure that nothing is charged for this late cancellation?'),
  },
  primary: t('Waive Fee'),
  progress: t('Waiving...'),
  success: t('Cancellation fee waived.'),
  consequences: () => [t('A fee can still be added afterwards.')],
});
