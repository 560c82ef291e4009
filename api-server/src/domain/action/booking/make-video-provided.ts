import type { Run } from '../../booking/change/action-context.ts';
import { feeHolders, openFeeInvoices } from '../../invoice/fee-invoices.ts';
import { openInvoice } from '../../invoice/invoice-opening.repository.ts';

/**
 * Marks the footage as provided. Its videographer may then invoice the shoot, and those released with a fee
 * may invoice the fee.
 */
export const makeVideoProvided: Run = async (context) => {
  const { tx, row, now } = context;
  const { videographerId } = row.booking;
  if (videographerId) await openInvoice(tx, row, videographerId, now);
  const released = feeHolders(row).filter((holderId) => holderId !== videographerId);
  const opened = await openFeeInvoices(context, released);
  return { to: 'footage_provided', changes: [{ kind: 'footage_provided' }, ...opened] };
};
