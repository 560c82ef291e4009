import { type Invoice, type SupplierInvoice } from '@shootline/shared-api';
import { formatMoney } from '@shootline/shared-api/values';
import { isWholeInvoice } from '../invoice/is-whole-invoice.ts';

/** An invoice as finance or as its videographer reads it. */
export type AnyInvoice = Invoice | SupplierInvoice;

/** What is expected for the booking without line items. */
export const expectedOf = ({ booking }: AnyInvoice) => booking.total_camera_operator_cost;

export const currencyOf = (invoice: AnyInvoice) => expectedOf(invoice).currency;

/** The currency of what is claimed; the expected one until something is. */
export const claimCurrencyOf = (invoice: AnyInvoice) =>
  invoice.claimed_currency ?? currencyOf(invoice);

export const titleOf = ({ booking }: AnyInvoice) => booking.title || 'Untitled booking';

/** Whose invoice it is; null for a videographer, who reads their own. */
export const supplierOf = (invoice: AnyInvoice): string | null =>
  isWholeInvoice(invoice) ? (invoice.booking.camera_operator_full_name ?? 'Unknown') : null;

/** How the claimed amount differs from the expected one, in words; null where it does not. */
export function differenceText(invoice: AnyInvoice): string | null {
  const { claimed_invoice_amount: claimed, is_total_different } = invoice;
  const { cost, currency } = expectedOf(invoice);
  if (claimed === null || !is_total_different) return null;
  if (claimCurrencyOf(invoice) !== currency) return 'Claimed in another currency than expected';
  const amount = formatMoney(Math.abs(claimed - cost), currency);
  return claimed > cost ? `${amount} more than expected` : `${amount} less than expected`;
}
