import type { Invoice, SupplierInvoice } from '@shootline/shared-api';

/** Whether an invoice has the fields that only finance may read. */
export function isWholeInvoice(invoice: Invoice | SupplierInvoice): invoice is Invoice {
  return 'admin_invoice_notes' in invoice;
}
