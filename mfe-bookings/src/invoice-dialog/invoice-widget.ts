import type { InvoiceAction } from '@shootline/shared-api';

/** The invoices remote's widget; the buttons that open it depend on its presence (S1 §2). */
export const invoiceWidget = 'invoices/invoice-dialog';

/** Pixels. */
export const invoiceDialogWidth = 1100;

/** The dialog's title (S2 §2 Invoice dialogs). */
export function invoiceTitle(mode: InvoiceAction): string {
  return mode === 'view' ? 'View Invoice' : 'Upload Invoice';
}
