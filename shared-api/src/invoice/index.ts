export { invoiceDetailQueries } from './invoice-detail.queries.ts';
export * from './invoice.actions.ts';
export { downloadInvoiceFile } from './invoice.files.ts';
export { useUpdateInvoices } from './use-update-invoices.ts';
