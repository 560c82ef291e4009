import { formatMoney } from '@shootline/shared-api/rules';
import { conflict } from '../../../platform/http/errors.ts';
import type { RunOnInvoice } from '../perform-invoice-action.ts';

/**
 * Approves a submitted invoice (S2 §4). Throws 409 unless it still claims the amount that was seen,
 * in minor units.
 */
export const makeApproved: RunOnInvoice<{ query: { claimed_invoice_amount?: number } }> = async (
  { whole: { invoice } },
  { query },
) => {
  const { claimedAmount, currency, invoiceNumber, cameraOperatorId } = invoice;
  const seenAmount = query.claimed_invoice_amount;
  if (seenAmount !== undefined && seenAmount !== claimedAmount) {
    throw conflict(
      `This invoice was corrected and claims ${formatMoney(claimedAmount ?? 0, currency)} now. ` +
        'Please look at it again.',
    );
  }
  return {
    set: { state: 'approved' },
    reason: 'approve_invoice',
    entry: { kind: 'approved' },
    changes: [{ kind: 'invoice_approved', operatorId: cameraOperatorId, invoiceNumber }],
  };
};
