import { t } from '@shootline/shared-api';
import { defineBookingAction } from '../action-engine/define-booking-action.tsx';

const form = () =>
  import(/* webpackChunkName: "action-forms" */ '../action-forms/assign-camop.tsx');

const reassign = defineBookingAction({
  name: 'assign_camop',
  label: t('Reassign Videographer'),
  dialog: { title: t('Reassign Videographer'), form },
  primary: t('Reassign'),
  progress: t('Reassigning...'),
  success: t('Videographer reassigned.'),
});

export const assignCamop = defineBookingAction({
  name: 'assign_camop',
  label: t('Assign Videographer'),
  order: 20,
  dialog: { title: t('Assign Videographer'), form },
  primary: t('Assign'),
  progress: t('Assigning...'),
  success: t('Videographer assigned.'),
  formFor: ({ camera_operator }) => (camera_operator ? reassign : null),
});
