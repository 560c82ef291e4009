import type { InvoicesOfNumber } from '@shootline/shared-api/contract';
import { formatMoney } from '@shootline/shared-api/rules';
import type { Db } from '../../../platform/db/db.ts';
import type { Viewer } from '../../../platform/session/viewer.ts';
import { invoiceStatusTypes, labelOf } from '../../reference/option-sets.ts';
import { loadInvoices } from '../invoice-loading.ts';
import type { WholeInvoice } from '../invoice.presenter.ts';
import { type InvoiceRow, findInvoicesOfNumber } from '../invoice.repository.ts';

const uidOf = ({ row }: WholeInvoice) => row.booking.bookingUid ?? '';

/**
 * The invoices with the same number as this one, including itself, ordered by their bookings' numbers. A
 * viewer of one may view all, as they belong to one videographer.
 */
export async function invoicesOfNumber(
  tx: Db,
  viewer: Viewer,
  record: InvoiceRow,
): Promise<WholeInvoice[]> {
  const rows = record.invoiceNumber ? await findInvoicesOfNumber(tx, record) : [record];
  const invoices = await loadInvoices(tx, viewer, rows);
  return invoices.sort((a, b) => uidOf(a).localeCompare(uidOf(b), 'en', { numeric: true }));
}

/**
 * These invoices for the wire, with their total claim; null if there are no claims or they have several
 * currencies.
 */
export function presentOfNumber(invoices: WholeInvoice[]): InvoicesOfNumber {
  const claims = invoices.flatMap(({ invoice: { claimedAmount, currency } }) =>
    claimedAmount === null ? [] : [{ amount: claimedAmount, currency }],
  );
  const [first, ...others] = claims;
  const isOneCurrency = others.every(({ currency }) => currency === first?.currency);
  const total = claims.reduce((sum, { amount }) => sum + amount, 0);
  const sum = isOneCurrency ? first : undefined;
  return {
    invoices: invoices.map((whole) => {
      const { id, invoiceNumber, state, claimedAmount, currency } = whole.invoice;
      return {
        uuid: id,
        invoice_number: invoiceNumber,
        booking_uid: uidOf(whole),
        title: whole.row.booking.title,
        state,
        state_display: labelOf(invoiceStatusTypes, state),
        claimed_invoice_amount: claimedAmount,
        claimed_currency: claimedAmount === null ? null : currency,
        claimed_invoice_amount_formatted:
          claimedAmount === null ? null : formatMoney(claimedAmount, currency),
      };
    }),
    total_amount: sum ? total : null,
    total_currency: sum?.currency ?? null,
    total_formatted: sum ? formatMoney(total, sum.currency) : null,
  };
}
