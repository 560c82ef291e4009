import type { Run } from '../../booking/action-context.ts';
import { feeHolders, openFeeInvoices } from '../../invoice/fee-invoices.ts';
import { openInvoice } from '../../invoice/invoice-opening.repository.ts';

/**
 * Marks the footage as provided. Its videographer may then invoice the shoot, and those released with a
 * fee may invoice the fee (decisions §8.3).
 */
export const makeVideoProvided: Run = async (context) => {
  const { tx, row, now } = context;
  const { cameraOperatorId } = row.booking;
  if (cameraOperatorId) await openInvoice(tx, row, cameraOperatorId, now);
  const released = feeHolders(row).filter((holderId) => holderId !== cameraOperatorId);
  const opened = await openFeeInvoices(context, released);
  return { to: 'footage_provided', changes: [{ kind: 'footage_provided' }, ...opened] };
};
