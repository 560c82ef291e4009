import { and, eq } from 'drizzle-orm';
import { conflict, notFound } from '../../../platform/http/errors.ts';
import type { Run } from '../../booking/action-context.ts';
import { dropUnsubmittedInvoice } from '../../invoice/invoice-opening.repository.ts';
import { cancellationFee } from '../../schema.ts';

export const deleteCancellationFee: Run<{ body: { booking_cancellation_fee: string } }> = async (
  { tx, row },
  { body },
) => {
  const { id: bookingId, tenantId, state } = row.booking;
  const feeId = body.booking_cancellation_fee.toLowerCase();
  const fee = row.fees.find(({ id }) => id === feeId);
  if (!fee) throw notFound("Sorry, we can't find this cancellation fee.");
  const holderId = fee.cameraOperatorId;
  const invoice = row.invoices.find(({ cameraOperatorId }) => cameraOperatorId === holderId);
  if (state === 'cancelled' && holderId && invoice) {
    if (invoice.state !== 'init') {
      throw conflict(
        'The videographer has submitted an invoice for this fee; it cannot be deleted.',
      );
    }
    await dropUnsubmittedInvoice(tx, row, holderId);
  }
  await tx
    .delete(cancellationFee)
    .where(
      and(
        eq(cancellationFee.tenantId, tenantId),
        eq(cancellationFee.bookingId, bookingId),
        eq(cancellationFee.id, fee.id),
      ),
    );
  return {
    fields: ['cancellation_fees'],
    changes: [{ kind: 'fee_deleted', operatorId: holderId }],
  };
};
