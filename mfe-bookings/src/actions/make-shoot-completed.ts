import { t } from '@shootline/shared-api';
import { defineBookingAction } from '../action-engine/define-booking-action.tsx';

export const makeShootCompleted = defineBookingAction({
  name: 'make_shoot_completed',
  label: t('Indicate Shoot Completed'),
  order: 90,
  dialog: {
    title: t('Indicate Shoot Completed'),
    form: () =>
      import(/* webpackChunkName: "action-forms" */ '../action-forms/make-shoot-completed.tsx'),
  },
  primary: t('Shoot Completed'),
  progress: t('Saving...'),
  success: t("You've indicated that the shoot has been completed."),
  foresees: () => ({ camera_operator_shoot_footage_upload_type: 'uploaded_to_project' }),
});
