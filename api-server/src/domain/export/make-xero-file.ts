import type { XeroFile, XeroFileInput } from '@shootline/shared-api/contract';
import type { Db } from '../../platform/db/db.ts';
import type { Reader } from '../invoice/invoice.presenter.ts';
import { findXeroCandidates } from './xero-candidates.repository.ts';
import { xeroCsv } from './xero-columns.rules.ts';
import { billsOf, salesInvoicesOf } from './xero-documents.rules.ts';
import { xeroLimits } from './xero.settings.ts';

/**
 * A file of bills or sales invoices that Xero imports, and the reason for each invoice that is not in
 * it (S2 §2). Of more than Xero takes in one file, the oldest. `brand` is the product's name. Changes
 * nothing.
 */
export async function xeroFileOf(
  tx: Db,
  reader: Reader,
  { kind, invoices }: XeroFileInput,
  brand: string,
): Promise<XeroFile> {
  const named = invoices && [...new Set(invoices.map((id) => id.toLowerCase()))];
  const { candidates, isMoreLeft } = await findXeroCandidates(tx, reader, {
    kind,
    ...(named && { invoices: named }),
  });
  const { documents, leftOut } =
    kind === 'bills' ? billsOf(candidates) : salesInvoicesOf(candidates, brand);
  const known = new Set(candidates.map(({ uuid }) => uuid));
  const missing = (named ?? []).filter((id) => !known.has(id));
  const written = documents.slice(0, xeroLimits.documents);
  return {
    name: `xero-${kind.replace('_', '-')}-${reader.now.toISOString().slice(0, 10)}.csv`,
    content: xeroCsv(
      kind,
      written.flatMap(({ lines }) => lines),
    ),
    invoices: written.flatMap(({ invoiceIds }) => invoiceIds),
    left_out: [
      ...leftOut,
      ...missing.map((uuid) => ({
        uuid,
        booking_uid: '',
        reason: "Sorry, we can't find this invoice.",
      })),
    ],
    is_more_left: isMoreLeft || documents.length > written.length,
  };
}
