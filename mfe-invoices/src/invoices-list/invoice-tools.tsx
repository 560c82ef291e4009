import type { Invoice, InvoiceListQuery } from '@shootline/shared-api';

/** What can be done with the invoices beyond the list: an export, and a file for the accounting system. */
export function InvoiceTools(_props: {
  filters: InvoiceListQuery;
  /** The selected invoices that the list shows. */
  selected: readonly Invoice[];
}) {
  return null;
}
