import { t } from '@shootline/shared-api';
import { defineBookingAction } from '../action-engine/define-booking-action.tsx';

export const makeOnHold = defineBookingAction({
  name: 'make_on_hold',
  label: t('Put On Hold'),
  order: 110,
  dialog: {
    title: t('Put Booking On Hold'),
    text: t('Are you sure you want to put this booking on hold?'),
  },
  primary: t('Put On Hold'),
  progress: t('Putting On Hold...'),
  success: t('Booking put on hold.'),
});
