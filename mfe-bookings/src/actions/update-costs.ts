import { t } from '@shootline/shared-api';
import { defineBookingAction } from '../action-engine/define-booking-action.tsx';

export const updateCosts = defineBookingAction({
  name: 'update_costs',
  label: t('Update Pricing'),
  order: 60,
  dialog: {
    title: t('Update Pricing'),
    form: () => import(/* webpackChunkName: "action-forms" */ '../action-forms/update-costs.tsx'),
  },
  primary: t('Update Pricing'),
  progress: t('Updating...'),
  success: t('Booking pricing updated.'),
  // The amounts decide nothing.
  foresees: () => ({
    is_client_cost_manual: false,
    client_cost: null,
    client_cost_currency: 'AUD',
    is_camera_operator_cost_manual: false,
    camera_operator_cost: null,
    camera_operator_cost_currency: 'AUD',
  }),
});
