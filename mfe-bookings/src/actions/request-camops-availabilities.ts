import { t } from '@shootline/shared-api';
import { defineBookingAction } from '../action-engine/define-booking-action.tsx';

export const requestCamopsAvailabilities = defineBookingAction({
  name: 'request_camops_availabilities',
  label: t('Offer Job'),
  order: 40,
  dialog: {
    title: t('Job Offer'),
    form: () =>
      import(
        /* webpackChunkName: "action-forms" */ '../action-forms/request-camops-availabilities.tsx'
      ),
  },
  primary: t('Offer Job'),
  progress: t('Offering...'),
  success: t('A job offer has been made to the selected Videographers.'),
  consequences: (_booking, _viewer, { is_auto_assign_enabled: isAutomatic }) => [
    isAutomatic ? t('Videographers are offered the job one after the other.') : null,
  ],
});
