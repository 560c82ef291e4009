import { isClient, t } from '@shootline/shared-api';
import { defineBookingAction } from '../action-engine/define-booking-action.tsx';

/** A button of the card Additional Details. */
export const updatePurchaseOrder = defineBookingAction({
  name: 'update_purchase_order',
  label: t('Update Purchase Order'),
  dialog: {
    title: t('Update Purchase Order'),
    form: () =>
      import(/* webpackChunkName: "action-forms" */ '../action-forms/update-purchase-order.tsx'),
  },
  primary: t('Update Purchase Order'),
  progress: t('Updating...'),
  success: t('Purchase order updated.'),
  consequences: (_booking, { role_policy: role }) => [
    isClient(role) ? null : t('Invoices with another number from finance keep that number.'),
  ],
});
