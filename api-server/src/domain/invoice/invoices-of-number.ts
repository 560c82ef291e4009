import type { InvoicesOfNumber } from '@shootline/shared-api/contract';
import { formatMoney } from '@shootline/shared-api/rules';
import type { Db } from '../../platform/db/db.ts';
import type { Viewer } from '../../platform/session/viewer.ts';
import { invoiceStatusTypes, labelOf } from '../reference/option-sets.ts';
import { loadInvoices } from './invoice-loading.ts';
import type { WholeInvoice } from './invoice.presenter.ts';
import { type InvoiceRow, findInvoicesOfNumber } from './invoice.repository.ts';

const uidOf = ({ row }: WholeInvoice) => row.booking.bookingUid ?? '';

/**
 * The invoices that were submitted under the number of this one, itself among them, in the order of
 * their bookings' numbers (S2 §2 Invoice dialogs). Whoever may read one may read all: they are one
 * supplier's.
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

/** Those invoices, and what they claim together where that is one amount. */
export function presentOfNumber(invoices: WholeInvoice[]): InvoicesOfNumber {
  const claims = invoices.flatMap(({ invoice: { claimedAmount, currency } }) =>
    claimedAmount === null ? [] : [{ amount: claimedAmount, currency }],
  );
  const [first, ...others] = claims;
  const isOneCurrency = others.every(({ currency }) => currency === first?.currency);
  const total = claims.reduce((sum, { amount }) => sum + amount, 0);
  return {
    invoices: invoices.map((whole) => {
      const { id, state, claimedAmount, currency } = whole.invoice;
      return {
        uuid: id,
        booking_uid: uidOf(whole),
        title: whole.row.booking.title,
        state,
        state_display: labelOf(invoiceStatusTypes, state),
        claimed_invoice_amount_formatted:
          claimedAmount === null ? null : formatMoney(claimedAmount, currency),
      };
    }),
    total_formatted: first && isOneCurrency ? formatMoney(total, first.currency) : null,
  };
}
