import { isCancelled } from '@shootline/shared-api/contract';
import { conflict, notFound } from '../../../platform/errors/errors.ts';
import type { Run } from '../../booking/change/action-context.ts';
import { deleteFee } from '../../booking/fee/cancellation-fee.repository.ts';
import { dropUnsubmittedInvoice } from '../../invoice/invoice-opening.repository.ts';

export const deleteCancellationFee: Run<{ body: { booking_cancellation_fee: string } }> = async (
  { tx, row },
  { body },
) => {
  const feeId = body.booking_cancellation_fee.toLowerCase();
  const fee = row.fees.find(({ id }) => id === feeId);
  if (!fee) throw notFound("Sorry, we can't find this cancellation fee.");
  const holderId = fee.videographerId;
  const invoice = row.invoices.find(({ videographerId }) => videographerId === holderId);
  if (isCancelled(row.booking) && holderId && invoice) {
    if (invoice.state !== 'init') {
      throw conflict(
        'The videographer has submitted an invoice for this fee; it cannot be deleted.',
      );
    }
    await dropUnsubmittedInvoice(tx, row, holderId);
  }
  await deleteFee(tx, row.booking, fee.id);
  return {
    fields: ['cancellation_fees'],
    changes: [{ kind: 'fee_deleted', videographerId: holderId }],
  };
};
