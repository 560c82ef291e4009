import type { Run } from '../../booking/action-context.ts';
import { openInvoice } from '../../invoice/invoice-opening.repository.ts';

/** With the footage provided, its videographer may invoice the shoot. */
export const makeVideoProvided: Run = async ({ tx, row, now }) => {
  const { cameraOperatorId } = row.booking;
  if (cameraOperatorId) await openInvoice(tx, row, cameraOperatorId, now);
  return { to: 'footage_provided', changes: [{ kind: 'footage_provided' }] };
};
