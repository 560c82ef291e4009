import type { InvoiceViewChoice } from '@shootline/shared-api';

/** What the views of My Invoices are called. */
export const invoiceViewLabels: Record<InvoiceViewChoice, string> = {
  to_approve: 'To approve',
  to_bill: 'To bill',
  to_enter_in_xero: 'To enter in Xero',
  rejected: 'Rejected',
  all: 'All',
};
