import type { Run } from '../../booking/action-context.ts';
import { dropUnsubmittedInvoice } from '../../invoice/invoice-opening.repository.ts';
import { endAssignment } from '../../offer/assignment.repository.ts';

/** Takes a booking up again; one that was cancelled gives its unsubmitted fee invoices up. */
export const makeActive: Run = async (context) => {
  const { tx, row } = context;
  const { cameraOperatorId, state } = row.booking;
  await endAssignment(context);
  if (state === 'cancelled') {
    for (const fee of row.fees) {
      if (fee.cameraOperatorId) await dropUnsubmittedInvoice(tx, row, fee.cameraOperatorId);
    }
  }
  return {
    to: 'active',
    set: { cameraOperatorId: null, cancellationReason: null, cancellationDetails: '' },
    changes: [{ kind: 'made_active', formerOperatorId: cameraOperatorId }],
  };
};
