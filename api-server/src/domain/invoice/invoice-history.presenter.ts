import { type InvoiceHistoryEntry, isVideographer } from '@shootline/shared-api/contract';
import { formatMoney } from '@shootline/shared-api/rules';
import type { Viewer } from '../../platform/session/viewer.ts';
import type { HistoryRow } from './invoice-history.repository.ts';
import { presentFile } from './invoice.presenter.ts';

/** An entry of an invoice's history; only finance and admins see its file. */
export function presentHistoryEntry(
  { entry, actor, file }: HistoryRow,
  { role }: Viewer,
): InvoiceHistoryEntry {
  const { claimedAmount, currency } = entry;
  return {
    uuid: entry.id,
    created: entry.created.toISOString(),
    actor_full_name: actor,
    kind: entry.kind,
    reason: entry.reason,
    invoice_number: entry.invoiceNumber,
    tax_details: entry.taxDetails,
    claimed_invoice_amount: claimedAmount,
    claimed_currency: claimedAmount === null ? null : currency,
    claimed_invoice_amount_formatted:
      claimedAmount === null ? null : formatMoney(claimedAmount, currency),
    line_items: entry.lineItems,
    file: file && !isVideographer(role) ? presentFile(file) : null,
  };
}
