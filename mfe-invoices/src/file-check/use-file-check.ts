import type { Invoice } from '@shootline/shared-api';
import { useQuery } from '@tanstack/react-query';
import { claimCurrencyOf } from '../invoice/any-invoice.ts';
import { invoiceDetailQueries } from '../invoice/invoice-detail.queries.ts';
import { invoiceFileQueries, noFile } from '../invoice/invoice-file.queries.ts';
import { amountsIn, compareWithClaim, type FileCheck } from '../file-text/amounts.ts';

/** The amount that a file must name: the claim, or that of all bookings on the same invoice number. */
export function useFileCheck(invoice: Invoice): {
  /** Undefined without a file or a claim, null until the file is read. */
  check: FileCheck | null | undefined;
  currency: string;
  claimed: number;
} {
  const [file] = invoice.files;
  const { data: sameNumber } = useQuery({
    ...invoiceDetailQueries.sameNumber(invoice.uuid),
    enabled: invoice.invoice_number !== '',
  });
  const text = useQuery({
    ...invoiceFileQueries.text(invoice.uuid, file ?? noFile),
    enabled: file !== undefined,
    // The view of the file shows the failure.
    retry: false,
  });
  const currency = claimCurrencyOf(invoice);
  const own = invoice.claimed_invoice_amount ?? 0;
  const claimed = (sameNumber?.total_currency === currency && sameNumber.total_amount) || own;
  const isComparable = file !== undefined && claimed !== 0 && !text.isError;
  if (!isComparable) return { check: undefined, currency, claimed };
  const check =
    text.data === undefined ? null : compareWithClaim(amountsIn(text.data, currency), claimed);
  return { check, currency, claimed };
}
