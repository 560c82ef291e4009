import { checkRevision } from '../../invoice/invoice-revision.rules.ts';
import type { RunOnInvoice } from '../perform-invoice-action.ts';

/** Approves a submitted invoice. Throws 409 if it was corrected since the reader saw it. */
export const makeApproved: RunOnInvoice<{ query: { revision?: number } }> = async (
  { whole: { invoice } },
  { query },
) => {
  checkRevision(invoice, query.revision);
  const { invoiceNumber, videographerId } = invoice;
  return {
    set: { state: 'approved' },
    reason: 'approve_invoice',
    entry: { kind: 'approved' },
    changes: [{ kind: 'invoice_approved', videographerId, invoiceNumber }],
  };
};
