import type { InvoiceSubmission, InvoiceWriting } from '@shootline/shared-api';
import {
  amountsTest,
  invoiceFileRule,
  lineItemRules,
  maxFileBytes,
  partRule,
  totalsTest,
} from '@shootline/shared-api/rules';
import { ruleTexts, tooLongText } from '@shootline/shared-api/values';
import { array, boolean, lazy, mixed, number, object, type ObjectSchema, string } from 'yup';
import { refusalOfFile } from '../e-invoice/reading.ts';
import { type AnyInvoice, currencyOf, isCreditNote, leftOf } from '../invoice/any-invoice.ts';

export interface LineItemValues {
  /** Minor units; null while the field is empty. */
  amount: number | null;
  is_amount_confirmed?: boolean;
  description: string;
}

export interface BookingValues {
  /** The part to invoice or to credit in minor units; null for all that is left. */
  amount: number | null;
  line_items: LineItemValues[];
  /** Whether the user has left the booking out of the invoice. */
  is_left_out: boolean;
}

/** The values of the form Upload Invoice; `bookings` in the order of the invoices. */
export interface InvoiceValues {
  invoice_number: string;
  tax_details: string;
  /** Whether the portal writes the invoice's file. */
  writer: 'portal' | 'own';
  file: File | null;
  bookings: BookingValues[];
}

/** Whether everything is there for the portal to write invoices. */
export const isReady = (writing: InvoiceWriting | undefined) => writing?.missing.length === 0;

/** The amount of the last submission; null if it was all that was left. */
function enteredAmountOf(invoice: AnyInvoice): number | null {
  const { claimed_invoice_amount: claimed, part_amount: part } = invoice;
  const amount = isCreditNote(invoice) ? claimed && -claimed : part;
  return amount === leftOf(invoice) ? null : amount;
}

/**
 * The form's first values, from the last submission; several invoices give only what they share. New ones
 * are written by the portal if it can.
 */
export function valuesOf(
  invoices: readonly AnyInvoice[],
  writing: InvoiceWriting | undefined,
): InvoiceValues {
  const isNew = invoices.every(({ files }) => files.length === 0);
  const prepared = isNew && isReady(writing) ? writing : undefined;
  const common = (name: 'invoice_number' | 'tax_details') => {
    const texts = new Set(invoices.map((invoice) => invoice[name]).filter(Boolean));
    return texts.size === 1 ? ([...texts][0] ?? '') : '';
  };
  return {
    invoice_number: common('invoice_number') || (prepared?.invoice_number ?? ''),
    tax_details: common('tax_details') || (prepared?.tax_details ?? ''),
    writer: prepared ? 'portal' : 'own',
    file: null,
    bookings: invoices.map((invoice) => ({
      amount: enteredAmountOf(invoice),
      line_items: isCreditNote(invoice) ? [] : invoice.line_items.map((item) => ({ ...item })),
      is_left_out: false,
    })),
  };
}

const limited = (limit: number) => string().trim().ensure().max(limit, tooLongText(limit));

const bookingRules = (currency: string) =>
  object({
    amount: partRule.defined(),
    line_items: array(lineItemRules(currency).shape({ description: limited(500) })).ensure(),
    is_left_out: boolean().required(),
  });
// A booking that is left out is not sent, so its values are not checked.
const leftOutRules = object({
  amount: number().nullable().defined(),
  line_items: array().ensure(),
  is_left_out: boolean().required(),
});

/** The invoices that the form submits: those not left out. */
export const includedOf = <Row>(invoices: readonly Row[], { bookings }: InvoiceValues): Row[] =>
  invoices.filter((_, index) => !bookings[index]?.is_left_out);

/** A file that is too large is refused before it is read. */
const readFileRule = invoiceFileRule.test(async (file, { createError }) => {
  const message = file && file.size < maxFileBytes ? await refusalOfFile(file) : undefined;
  return message === undefined || createError({ message });
});

/** The rules of the form: a file is required if one of the submitted invoices has none. */
export function rulesFor(
  invoices: readonly AnyInvoice[],
  values: InvoiceValues,
): ObjectSchema<InvoiceValues> {
  const isFileNeeded =
    values.writer === 'own' && includedOf(invoices, values).some(({ files }) => files.length === 0);
  const file = isFileNeeded ? readFileRule.required(ruleTexts.file) : readFileRule;
  const [first] = invoices;
  const currency = first ? currencyOf(first) : '';
  const rulesOfBooking = bookingRules(currency);
  const left = invoices.map((invoice, place) =>
    values.bookings[place]?.is_left_out ? Infinity : leftOf(invoice),
  );
  const rules = object({
    invoice_number: limited(100).required(ruleTexts.requiredText),
    tax_details: limited(500),
    writer: string().oneOf(['portal', 'own']).required(ruleTexts.requiredSelect),
    file: values.writer === 'own' ? file : mixed().nullable(),
    bookings: array(
      lazy(({ is_left_out }: BookingValues) => (is_left_out ? leftOutRules : rulesOfBooking)),
    )
      .test(amountsTest(currency, left))
      .test(totalsTest(left)),
  });
  return rules as unknown as ObjectSchema<InvoiceValues>;
}

/** The body of the request: a row for each booking that is not left out. */
export function submissionsOf(
  invoices: readonly AnyInvoice[],
  { invoice_number, tax_details, bookings }: InvoiceValues,
): InvoiceSubmission[] {
  return invoices.flatMap(({ booking, credited_invoice }, index) => {
    const entered = bookings[index];
    if (!entered || entered.is_left_out) return [];
    const { amount, line_items } = entered;
    const row = { booking_id: booking.uuid, invoice_number, tax_details, line_items };
    return {
      ...row,
      ...(amount !== null && { amount }),
      ...(credited_invoice && { credited_invoice: credited_invoice.uuid }),
    };
  });
}
