import { isClient, t } from '@shootline/shared-api';
import { purchaseOrderRules } from '@shootline/shared-api/rules/booking';
import { SelectField } from '@shootline/shared-ui/choice-field';
import { TextField } from '@shootline/shared-ui/form';
import { Revealed } from '../bookings/revealed.tsx';
import type { ActionContext } from '../action-engine/booking-action.ts';
import { defineBookingAction } from '../action-engine/define-booking-action.tsx';

function Fields({ reference }: ActionContext) {
  return (
    <>
      <SelectField
        name="purchase_order_type"
        label={t('Purchase Order type')}
        options={reference.purchase_order_types}
        isRequired
      />
      <Revealed field="purchase_order">
        <TextField name="purchase_order" label={t('Purchase Order')} isRequired />
      </Revealed>
    </>
  );
}

/** A button of the card Additional Details. */
export const updatePurchaseOrder = defineBookingAction({
  name: 'update_purchase_order',
  label: t('Update Purchase Order'),
  dialog: {
    title: t('Update Purchase Order'),
    fields: Fields,
    rules: ({ reference }) =>
      purchaseOrderRules(reference.purchase_order_types.map(({ value }) => value)),
    defaults: ({ booking }) => ({
      purchase_order_type: booking.purchase_order_type ?? '',
      purchase_order: booking.purchase_order,
    }),
  },
  primary: t('Update Purchase Order'),
  progress: t('Updating...'),
  success: t('Purchase order updated.'),
  consequences: (_booking, { role_policy: role }) => [
    isClient(role) ? null : t('Invoices with another number from finance keep that number.'),
  ],
});
