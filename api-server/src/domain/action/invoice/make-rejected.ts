import type { InvoiceRejection } from '@shootline/shared-api/contract';
import { invoiceRejectionRules } from '@shootline/shared-api/rules';
import { checkedBy } from '../../../platform/errors/rule-errors.ts';
import { checkRevision } from '../../invoice/invoice-revision.rules.ts';
import type { RunOnInvoice } from '../perform-invoice-action.ts';

/**
 * Rejects a submitted invoice, with an optional reason. Throws 409 if it was corrected since the reader
 * saw it.
 */
export const makeRejected: RunOnInvoice<{ body: InvoiceRejection }> = async (
  { whole: { invoice } },
  { body },
) => {
  checkRevision(invoice, body.revision);
  const reason = checkedBy(invoiceRejectionRules, body).rejection_details ?? '';
  const { kind: of, invoiceNumber, videographerId } = invoice;
  return {
    set: { state: 'rejected', rejectionDetails: reason },
    reason: reason || 'reject_invoice',
    entry: { kind: 'rejected', reason },
    changes: [{ kind: 'invoice_rejected', of, videographerId, invoiceNumber, reason }],
  };
};
