import { t } from '@shootline/shared-api';
import { defineBookingAction } from '../action-engine/define-booking-action.tsx';
import { giveUp, isAssignee } from '../action-parts/give-up.ts';

export const unassignCamop = defineBookingAction({
  name: 'unassign_camop',
  label: t('Cancel Assignment'),
  order: 30,
  dialog: {
    asksReason: (booking, _input, { email }) => isAssignee(booking, email),
    title: (booking, _input, { email }) =>
      isAssignee(booking, email) ? giveUp.label : t('Cancel Assignment'),
    text: (booking, _input, { email }) => {
      if (isAssignee(booking, email)) return giveUp.question;
      const { camera_operator_full_name: name } = booking;
      return name
        ? t('Are you sure you want to unassign {name}?', { name })
        : t('Are you sure you want to unassign the videographer?');
    },
  },
  primary: (booking, _input, { email }) =>
    isAssignee(booking, email) ? giveUp.label : t('Unassign'),
  progress: (booking, _input, { email }) =>
    isAssignee(booking, email) ? giveUp.progress : t('Unassigning...'),
  success: t('Videographer unassigned.'),
  isDangerous: true,
});
