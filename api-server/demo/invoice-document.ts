import { formatMoney } from '@shootline/shared-api/rules';
import { type Document, pdfDocument } from './documents.ts';
import type { Billing } from './invoices.ts';

/** The document of invoices under one number. */
export function invoiceDocument(key: string, bundle: Billing[], number: string): Document {
  const [first] = bundle;
  const total = bundle.reduce((sum, { row }) => sum + (row.claimedAmount ?? 0), 0);
  const lines = bundle.map(
    ({ title, row }) =>
      `${title.slice(0, 70)}: ${formatMoney(row.claimedAmount ?? 0, row.currency)}`,
  );
  return pdfDocument(key, `invoice-${number}.pdf`, [
    `Invoice ${number}`,
    first?.supplier.fullName ?? '',
    first?.supplier.taxDetails ?? '',
    '',
    ...lines,
    '',
    `Total: ${formatMoney(total, first?.row.currency ?? '')}`,
  ]);
}
