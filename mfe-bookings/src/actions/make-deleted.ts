import { t } from '@shootline/shared-api';
import { defineBookingAction } from '../action-engine/define-booking-action.tsx';

export const makeDeleted = defineBookingAction({
  name: 'make_deleted',
  label: t('Delete'),
  order: 160,
  dialog: {
    title: t('Delete Booking'),
    text: t('Are you sure you want to delete this booking?'),
  },
  primary: t('Delete'),
  progress: t('Deleting...'),
  success: t('Booking deleted.'),
  consequences: () => [t('The booking disappears from all lists.')],
  isDangerous: true,
});
