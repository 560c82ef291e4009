import { t, type InvoiceAction } from '@shootline/shared-api';

/** The name of the invoices remote's widget; buttons that open it show only if it is available (S1 §2). */
export const invoiceWidget = 'invoices/invoice-dialog';

/** Pixels. */
export const invoiceDialogWidth = 1100;

/** The dialog's title (S2 §2 Invoice dialogs). */
export function invoiceTitle(mode: InvoiceAction): string {
  return mode === 'view' ? t('View Invoice') : t('Upload Invoice');
}
