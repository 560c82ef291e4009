import { t, type InvoiceAction, isVideographer, useCurrentUser } from '@shootline/shared-api';
import { useOffersWidget } from '@shootline/shared-api/portal';

/** The name of the invoices remote's widget; buttons that open it show only if it is available. */
export const invoiceWidget = 'invoices/invoice-dialog';

/** Whether the user invoices from My Bookings: a videographer, in a portal with the dialog. */
export function useIsInvoicing(): boolean {
  const { role_policy } = useCurrentUser();
  return useOffersWidget(invoiceWidget) && isVideographer(role_policy);
}

/** Width of the invoice dialog in pixels. */
export const invoiceDialogWidth = 1100;

/** The dialog's title: 'View Invoice', or 'Upload Invoice' to create or edit one. */
export function invoiceTitle(mode: InvoiceAction): string {
  return mode === 'view' ? t('View Invoice') : t('Upload Invoice');
}
