import { t } from '@shootline/shared-api';
import { defineBookingAction } from '../action-engine/define-booking-action.tsx';

export const approveCallSheet = defineBookingAction({
  name: 'approve_call_sheet',
  label: t('Approve Call Sheet'),
  dialog: {
    title: t('Approve Call Sheet'),
    text: t('Are you sure you want to approve this call sheet?'),
  },
  primary: t('Approve'),
  progress: t('Approving...'),
  success: t('Call Sheet approved.'),
});
