/** @deprecated Each app has its own calls. */
export { invoiceDetailQueries } from './invoice-detail.queries.ts';
/** @deprecated Each app has its own calls. */
export {
  useApproveInvoice,
  useDeleteInvoiceFile,
  useMakeXeroFile,
  useRejectInvoice,
  useSubmitInvoices,
} from './invoice.actions.ts';
/** @deprecated Each app has its own calls. */
export { downloadInvoiceFile } from './invoice.files.ts';
/** @deprecated Each app has its own calls. */
export { useUpdateInvoices } from './use-update-invoices.ts';
