import { object, type ObjectSchema, string } from 'yup';
import type { PurchaseOrderInput } from '../../contract/index.ts';
import { isRevealed } from './revealed.ts';
import { ruleTexts, tooLongText } from '../texts.ts';

const { requiredSelect, requiredText } = ruleTexts;

/** The rules of the dialog Update Purchase Order, the same as in the brief. */
export function purchaseOrderRules(types: string[]) {
  return object({
    purchase_order_type: string().trim().required(requiredSelect).oneOf(types, requiredSelect),
    purchase_order: string()
      .nullable()
      .transform((number: string | null) => number?.replaceAll(/\s+/g, ' ').trim())
      .max(200, tooLongText(200))
      .when('purchase_order_type', ([type]: unknown[], number) =>
        isRevealed('purchase_order', { purchase_order_type: type as string })
          ? number.required(requiredText)
          : number,
      ),
  }) satisfies ObjectSchema<PurchaseOrderInput>;
}
