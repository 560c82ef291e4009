import type { PurchaseOrderInput } from '@shootline/shared-api/contract';
import { purchaseOrderRules } from '@shootline/shared-api/rules/booking';
import { isRevealed } from '@shootline/shared-api/rules/brief';
import { checkedBy } from '../../../platform/errors/rule-errors.ts';
import type { Run } from '../../booking/change/action-context.ts';
import { purchaseOrderTypes, valuesOf } from '../../reference/option-sets.ts';

const rules = purchaseOrderRules(valuesOf(purchaseOrderTypes));

/** Changes the purchase order, which invoices show until finance writes another. */
export const updatePurchaseOrder: Run<{ body: PurchaseOrderInput }> = async ({ row }, { body }) => {
  const input = checkedBy(rules, body);
  const { booking } = row;
  const purchaseOrderType = input.purchase_order_type;
  const purchaseOrder = isRevealed('purchase_order', input) ? (input.purchase_order ?? '') : '';
  const isSame =
    booking.purchaseOrderType === purchaseOrderType && booking.purchaseOrder === purchaseOrder;
  if (isSame) return { keepsVersion: true };
  return {
    set: { purchaseOrderType, purchaseOrder },
    fields: ['purchase_order_type', 'purchase_order'],
    changes: booking.state === 'draft' ? [] : [{ kind: 'purchase_order_updated' }],
  };
};
