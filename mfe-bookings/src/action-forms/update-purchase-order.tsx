import { t } from '@shootline/shared-api';
import { purchaseOrderRules } from '@shootline/shared-api/rules/booking';
import { SelectField } from '@shootline/shared-ui/choice-field';
import { TextField } from '@shootline/shared-ui/form';
import { Revealed } from '../bookings/revealed.tsx';
import type { ActionContext, ActionFields } from '../action-engine/booking-action.ts';

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

export const form: ActionFields<'update_purchase_order'> = {
  fields: Fields,
  rules: ({ reference }) =>
    purchaseOrderRules(reference.purchase_order_types.map(({ value }) => value)),
  defaults: ({ booking }) => ({
    purchase_order_type: booking.purchase_order_type ?? '',
    purchase_order: booking.purchase_order,
  }),
};
