import type { Run } from '../../booking/action-context.ts';
import { openInvoice } from '../../invoice/invoice-opening.repository.ts';

/**
 * With the footage provided, its videographer may invoice the shoot, and whoever was released with a fee
 * that fee (decisions §8.3).
 */
export const makeVideoProvided: Run = async ({ tx, row, now }) => {
  const holderIds = row.fees.map((fee) => fee.cameraOperatorId);
  for (const operatorId of new Set([row.booking.cameraOperatorId, ...holderIds])) {
    if (operatorId) await openInvoice(tx, row, operatorId, now);
  }
  return { to: 'footage_provided', changes: [{ kind: 'footage_provided' }] };
};
