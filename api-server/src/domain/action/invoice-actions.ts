import type { Call, OperationId } from '../../platform/openapi/handlers.ts';
import { deleteInvoiceFile } from './invoice/delete-file.ts';
import { makeApproved } from './invoice/make-approved.ts';
import { makeRejected } from './invoice/make-rejected.ts';
import type { InvoiceAction } from './perform-invoice-action.ts';

/** By the contract's name of its call, each action on one invoice. */
export const invoiceActions = {
  approveInvoice: { right: 'make_approved', run: makeApproved },
  rejectInvoice: { right: 'make_rejected', run: makeRejected },
  deleteInvoiceFile: { right: 'delete_file', run: deleteInvoiceFile },
} satisfies { [Id in OperationId]?: InvoiceAction<Call<Id>> };
