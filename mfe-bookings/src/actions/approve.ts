import { t } from '@shootline/shared-api';
import { defineBookingAction } from '../action-engine/define-booking-action.tsx';

export const approve = defineBookingAction({
  name: 'approve',
  label: t('Approve'),
  order: 80,
  dialog: {
    title: t('Approve Booking'),
    text: t('Are you sure you want to approve this booking?'),
  },
  primary: t('Approve'),
  progress: t('Approving...'),
  success: t('Booking approved.'),
  consequences: ({ date }) => [
    date !== null && new Date(date) <= new Date()
      ? t(
          'Its date has passed: the job can neither be offered nor assigned until it has another date.',
        )
      : null,
  ],
});
