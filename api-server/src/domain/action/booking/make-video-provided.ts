import type { Run } from '../../booking/action-context.ts';
import { openInvoice } from '../../invoice/invoice-opening.repository.ts';

/**
 * With the footage provided, its videographer may invoice the shoot, and whoever was released with a fee
 * that fee (decisions §8.3).
 */
export const makeVideoProvided: Run = async ({ tx, row, now }) => {
  const { cameraOperatorId } = row.booking;
  if (cameraOperatorId) await openInvoice(tx, row, cameraOperatorId, now);
  const released = row.fees
    .flatMap((fee) => fee.cameraOperatorId ?? [])
    .filter((holderId) => holderId !== cameraOperatorId);
  for (const holderId of released) await openInvoice(tx, row, holderId, now);
  return {
    to: 'footage_provided',
    changes: [{ kind: 'footage_provided' }, { kind: 'fees_invoiceable', operatorIds: released }],
  };
};
