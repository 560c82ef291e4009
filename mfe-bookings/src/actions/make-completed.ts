import { t } from '@shootline/shared-api';
import { defineBookingAction } from '../action-engine/define-booking-action.tsx';

export const makeCompleted = defineBookingAction({
  name: 'make_completed',
  label: t('Complete'),
  order: 130,
  dialog: {
    title: t('Complete Booking'),
    form: () => import(/* webpackChunkName: "action-forms" */ '../action-forms/make-completed.tsx'),
  },
  primary: t('Complete'),
  progress: t('Completing...'),
  success: t('Booking completed.'),
});
