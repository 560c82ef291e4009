import { t } from '@shootline/shared-api';
import { defineBookingAction } from '../action-engine/define-booking-action.tsx';
import { createCancellationFee } from './create-cancellation-fee.ts';

export const makeCancelled = defineBookingAction({
  name: 'make_cancelled',
  // Other languages have another word for a dialog's Cancel.
  label: t('Cancel{verb}', { verb: '' }),
  order: 150,
  dialog: {
    title: t('Cancellations and Rescheduling'),
    form: () => import(/* webpackChunkName: "action-forms" */ '../action-forms/make-cancelled.tsx'),
  },
  primary: t('Cancel Booking'),
  progress: t('Cancelling...'),
  success: t('Booking cancelled.'),
  // The reason decides nothing.
  foresees: () => ({ cancellation_reason: 'weather' }),
  isDangerous: true,
  leadsOnTo: ({ fee_due }) => (fee_due ? createCancellationFee : null),
});
