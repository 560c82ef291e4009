import { t } from '@shootline/shared-api';
import { defineBookingAction } from '../action-engine/define-booking-action.tsx';

export const disableAutoAssign = defineBookingAction({
  name: 'disable_auto_assign',
  label: t('Disable Automatic Assignment'),
  order: 50,
  dialog: {
    title: t('Disable Automatic Assignment'),
    text: t('Are you sure you want to disable automatic assignment for this booking?'),
  },
  primary: t('Disable'),
  progress: t('Disabling...'),
  success: t('Automatic assignment disabled.'),
  consequences: () => [
    t('Sent offers stay open, and you assign one of the videographers who accept.'),
  ],
});
