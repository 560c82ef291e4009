import { t, type Booking } from '@shootline/shared-api';

/** Whether this is the videographer assigned to the booking, which identifies them by email. */
export const isAssignee = ({ state, camera_operator }: Booking, email: string) =>
  state === 'assigned' && camera_operator?.email === email;

/** The texts for assignees who release themselves. */
export const giveUp = {
  label: t('Give Up Shoot'),
  question: t('Do you want to give up this shoot?'),
  progress: t('Giving Up...'),
};
