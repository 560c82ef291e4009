import { type Invoice, type SupplierInvoice, t } from '@shootline/shared-api';
import { formatMoney } from '@shootline/shared-api/values';
import { isWholeInvoice } from './is-whole-invoice.ts';

/** An invoice as finance or as its videographer reads it. */
export type AnyInvoice = Invoice | SupplierInvoice;

/** The amount expected for the booking, without line items. */
export const expectedOf = ({ booking }: AnyInvoice) => booking.total_camera_operator_cost;

export const currencyOf = (invoice: AnyInvoice) => expectedOf(invoice).currency;

/** The currency of the claim; until there is one, the expected currency. */
export const claimCurrencyOf = (invoice: AnyInvoice) =>
  invoice.claimed_currency ?? currencyOf(invoice);

export const isCreditNote = ({ kind }: AnyInvoice) => kind === 'credit_note';

/** The amount that an invoice or a credit note may be submitted with, in minor units. */
export const leftOf = (invoice: AnyInvoice) =>
  invoice.part_amount === null && !isCreditNote(invoice)
    ? expectedOf(invoice).cost
    : invoice.claimable_amount;

/** Says of which invoice it is a credit note, or that it claims a part; null for a whole invoice. */
export function kindText(invoice: AnyInvoice): string | null {
  const { credited_invoice, part_amount } = invoice;
  if (isCreditNote(invoice)) {
    return t('Credit note for {number}', { number: credited_invoice?.invoice_number ?? '' });
  }
  return part_amount === null ? null : t('Part of the claim');
}

/** The same in few words, for a cell. */
export function shortKindText(invoice: AnyInvoice): string | null {
  const { credited_invoice: credited } = invoice;
  return credited ? t('Credits {number}', { number: credited.invoice_number }) : kindText(invoice);
}

/** The new credit note with which an approved invoice can be credited. */
export const creditNoteFor = <Of extends AnyInvoice>(invoice: Of): Of => ({
  ...invoice,
  kind: 'credit_note',
  credited_invoice: {
    uuid: invoice.uuid,
    invoice_number: invoice.invoice_number,
    booking_uid: invoice.booking.booking_uid,
  },
  part_amount: null,
  claimable_amount: invoice.creditable_amount,
  ...{ invoice_number: '', claimed_invoice_amount: null, state: 'init' },
  ...{ line_items: [], files: [] },
});

export const titleOf = ({ booking }: AnyInvoice) => booking.title || t('Untitled booking');

/** The videographer's name; null for videographers, who read only their own invoices. */
export const supplierOf = (invoice: AnyInvoice): string | null =>
  isWholeInvoice(invoice) ? (invoice.booking.camera_operator_full_name ?? t('Unknown')) : null;

/** The difference between claimed and expected amount in words; null if there is none. */
export function differenceText(invoice: AnyInvoice): string | null {
  const { claimed_invoice_amount: claimed, is_total_different } = invoice;
  const { cost, currency } = expectedOf(invoice);
  if (claimed === null || !is_total_different) return null;
  if (claimCurrencyOf(invoice) !== currency) return t('Claimed in another currency than expected');
  const amount = formatMoney(Math.abs(claimed - cost), currency);
  return claimed > cost
    ? t('{amount} more than expected', { amount })
    : t('{amount} less than expected', { amount });
}
