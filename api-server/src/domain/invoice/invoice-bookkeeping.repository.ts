import { sql } from '../../platform/db/drizzle.ts';
import type { Db } from '../../platform/db/db.ts';
import { invoice } from '../schema.ts';
import type { InvoiceRow } from './invoice.repository.ts';

/** Finance's notes on an invoice; null where the booking's own number or notes are shown. */
export type Bookkeeping = Pick<
  InvoiceRow,
  | 'billedToClient'
  | 'addedToXero'
  | 'quoteNumber'
  | 'poNumber'
  | 'salesInvoiceNumber'
  | 'adminInvoiceNotes'
>;

/** Writes the bookkeeping of many invoices in one statement. */
export async function setBookkeeping(
  tx: Db,
  tenantId: string,
  rows: (Bookkeeping & { id: string })[],
  now: Date,
): Promise<void> {
  if (rows.length === 0) return;
  await tx.execute(sql`
    update ${invoice} set billed_to_client = entry."billedToClient",
      added_to_xero = entry."addedToXero", quote_number = entry."quoteNumber",
      po_number = entry."poNumber", sales_invoice_number = entry."salesInvoiceNumber",
      admin_invoice_notes = entry."adminInvoiceNotes", modified = ${now.toISOString()}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as entry(id uuid,
      "billedToClient" boolean, "addedToXero" boolean, "quoteNumber" text, "poNumber" text,
      "salesInvoiceNumber" text, "adminInvoiceNotes" text)
    where ${invoice.tenantId} = ${tenantId}::uuid and ${invoice.id} = entry.id`);
}
