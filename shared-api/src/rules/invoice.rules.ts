import { type ObjectSchema, array, boolean, mixed, number, object, string } from 'yup';
import type {
  InvoiceRejection,
  InvoiceSubmission,
  InvoiceUpdate,
  LineItemInput,
} from '../contract/index.ts';
import { confirmedAmount } from './large-amount.rules.ts';
import { ruleTexts, tooLongText } from './texts.ts';

const { currency, requiredSelect, requiredText } = ruleTexts;

/** The rules of a line item (S2 §5); the amount in minor units of the currency. */
export function lineItemRules(code: string) {
  return object({
    amount: number().typeError(currency).integer(currency).min(0, currency).required(requiredText),
    is_amount_confirmed: mixed<boolean>().when('amount', ([amount]: unknown[]) =>
      confirmedAmount(amount, code),
    ),
    description: string().trim().nullable(),
  }) satisfies ObjectSchema<LineItemInput>;
}

/** The rules of bookings that are invoiced together, in one currency (S2 §5 Invoice number). */
export function invoiceSubmissionsRules(code: string) {
  const submission = object({
    booking_id: string().required(requiredSelect),
    invoice_number: string().trim().required(requiredText),
    tax_details: string().trim().nullable(),
    line_items: array(lineItemRules(code)),
  }) satisfies ObjectSchema<InvoiceSubmission>;
  return array(submission).required(requiredSelect);
}

/** The rules of the dialog Reject Invoice (S2 §2): the reason is optional. */
export const invoiceRejectionRules = object({
  rejection_details: string().trim().nullable(),
}) satisfies ObjectSchema<Pick<InvoiceRejection, 'rejection_details'>>;

const limited = (limit: number) => string().trim().max(limit, tooLongText(limit));

/** The rules of a row of My Invoices (S2 §2); missing values stay unchanged. */
export const invoiceUpdateRules = object({
  uuid: string().required(requiredSelect),
  is_selected: boolean().required(requiredSelect),
  billed_to_client: boolean(),
  added_to_xero: boolean(),
  quote_number: limited(100),
  po_number: limited(100),
  sales_invoice_number: limited(100),
  admin_invoice_notes: limited(5000),
}) satisfies ObjectSchema<InvoiceUpdate>;
