import { t } from '../../texts/texts.ts';
import {
  type ObjectSchema,
  type TestContext,
  array,
  boolean,
  mixed,
  number,
  object,
  string,
} from 'yup';
import type {
  InvoiceRejection,
  InvoiceSubmission,
  InvoiceUpdate,
  LineItemInput,
} from '../../contract/index.ts';
import { formatMoney } from './amount.ts';
import { confirmedAmount } from './large-amount.rules.ts';
import { ruleTexts, tooLongText } from '../texts.ts';

const { currency, requiredSelect, requiredText } = ruleTexts;

/** The rules of a line item; the amount in minor units of the currency, negative for a credit. */
export function lineItemRules(code: string) {
  return object({
    amount: number().typeError(currency).integer(currency).required(requiredText),
    is_amount_confirmed: mixed<boolean>().when('amount', ([amount]: unknown[]) =>
      confirmedAmount(amount, code),
    ),
    description: string().trim().nullable(),
  }) satisfies ObjectSchema<LineItemInput>;
}

const aboveZero = t('Enter an amount above zero.');
const belowZero = t('The total would be below zero. Check this amount.');

type Row = {
  /** The part to claim; all that is left without it. */
  amount?: number | null;
  line_items?: readonly { amount?: number | null }[];
};

/** The place of the line item to correct if the total of a booking is below zero; -1 if it is not. */
function itemBelowZero(expected: number, { amount: part, line_items: items = [] }: Row): number {
  const total = items.reduce((sum, { amount }) => sum + (amount ?? 0), part ?? expected);
  return total < 0 ? items.findLastIndex(({ amount }) => (amount ?? 0) < 0) : -1;
}

/**
 * The test that the total of no booking is below zero, given the expected cost of each in the order of the
 * rows. The error is that of the amount to correct.
 */
export const totalsTest = (expected: readonly number[]) => ({
  name: 'totals',
  test: (rows: readonly Row[] | undefined, { path = '', createError }: TestContext) => {
    const places = (rows ?? []).map((row, place) => itemBelowZero(expected[place] ?? 0, row));
    const row = places.findIndex((place) => place !== -1);
    const field = `${path}[${row}].line_items[${places[row]}].amount`;
    return row === -1 || createError({ path: field, message: belowZero });
  },
});

/** The test that no row claims or credits more than is left, in the order of the rows. */
export const amountsTest = (code: string, left: readonly number[]) => ({
  name: 'amounts',
  test: (rows: readonly Row[] | undefined, { path = '', createError }: TestContext) => {
    const row = (rows ?? []).findIndex(({ amount }, place) => (amount ?? 0) > (left[place] ?? 0));
    const message = () =>
      t('Enter at most {amount}.', { amount: formatMoney(left[row] ?? 0, code) });
    return row === -1 || createError({ path: `${path}[${row}].amount`, message: message() });
  },
});

/** The rule of the part to claim or to credit, in minor units of the currency. */
export const partRule = number().typeError(currency).integer(currency).min(1, aboveZero).nullable();

/**
 * The rules of bookings that are invoiced together, in one currency, with what each may claim or credit in
 * the same order.
 */
export function invoiceSubmissionsRules(code: string, left: readonly number[]) {
  const submission = object({
    booking_id: string().required(requiredSelect),
    invoice_number: string().trim().required(requiredText),
    tax_details: string().trim().nullable(),
    line_items: array(lineItemRules(code)).when('credited_invoice', ([credited], rule) =>
      credited ? rule.max(0, t('A credit note has no line items.')) : rule,
    ),
    credited_invoice: string().nullable(),
    amount: partRule,
  }) satisfies ObjectSchema<InvoiceSubmission>;
  return array(submission)
    .required(requiredSelect)
    .test(amountsTest(code, left))
    .test(totalsTest(left));
}

/** The rules of the dialog Reject Invoice: the reason is optional. */
export const invoiceRejectionRules = object({
  rejection_details: string().trim().nullable(),
}) satisfies ObjectSchema<Pick<InvoiceRejection, 'rejection_details'>>;

const limited = (limit: number) => string().trim().max(limit, tooLongText(limit));

/** The rules of a row of My Invoices; missing values stay unchanged. */
export const invoiceUpdateRules = object({
  uuid: string().required(requiredSelect),
  is_selected: boolean().required(requiredSelect),
  modified: string(),
  billed_to_client: boolean(),
  added_to_xero: boolean(),
  quote_number: limited(100),
  po_number: limited(100),
  sales_invoice_number: limited(100),
  admin_invoice_notes: limited(5000),
}) satisfies ObjectSchema<InvoiceUpdate>;
