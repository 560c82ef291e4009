import { t } from '@shootline/shared-api';
import { defineBookingAction } from '../action-engine/define-booking-action.tsx';
import { feeCost, feeInvoicing } from '../prices/fee-cost.ts';

export const createCancellationFee = defineBookingAction({
  name: 'create_cancellation_fee',
  label: t('Add Cancellation Fee'),
  order: 70,
  dialog: {
    title: t('Add Cancellation Fee'),
    form: () =>
      import(/* webpackChunkName: "action-forms" */ '../action-forms/create-cancellation-fee.tsx'),
  },
  primary: t('Add Fee'),
  progress: t('Adding...'),
  success: t('Cancellation fee added.'),
  consequences: (booking, _viewer, { category, camera_operator }, nameOf) => {
    const name =
      nameOf(camera_operator) ??
      booking.assigned_camera_operators.find(({ uuid }) => uuid === camera_operator)?.full_name;
    return [...feeCost(booking, category), feeInvoicing(booking, name)];
  },
});
