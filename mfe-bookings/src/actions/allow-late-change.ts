import { t } from '@shootline/shared-api';
import { defineBookingAction } from '../action-engine/define-booking-action.tsx';

export const allowLateChange = defineBookingAction({
  name: 'allow_late_change',
  label: t('Allow a Late Change'),
  order: 145,
  dialog: {
    title: t('Allow a Late Change'),
    form: () =>
      import(/* webpackChunkName: "action-forms" */ '../action-forms/allow-late-change.tsx'),
  },
  primary: t('Allow'),
  progress: t('Allowing...'),
  success: t('The client can make one late change.'),
  consequences: () => [
    t('It ends with the first saved change, at the latest when the shoot begins.'),
  ],
});
