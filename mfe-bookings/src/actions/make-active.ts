import { t } from '@shootline/shared-api';
import { defineBookingAction } from '../action-engine/define-booking-action.tsx';

export const makeActive = defineBookingAction({
  name: 'make_active',
  label: t('Make Active'),
  order: 120,
  dialog: {
    title: t('Make Booking Active'),
    text: t('Are you sure you want to make this booking active?'),
  },
  primary: t('Make Active'),
  progress: t('Making Active...'),
  success: t('Booking made active.'),
});
