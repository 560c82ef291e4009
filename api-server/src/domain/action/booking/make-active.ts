import type { Run } from '../../booking/action-context.ts';
import { dropUnsubmittedInvoice } from '../../invoice/invoice-opening.repository.ts';
import { endAssignment } from '../../offer/assignment.repository.ts';
import { isCancelled } from '../../pricing/total-cost.rules.ts';

/** Reactivates a booking; the unsubmitted fee invoices of a cancelled one are dropped. */
export const makeActive: Run = async (context) => {
  const { tx, row } = context;
  const { cameraOperatorId } = row.booking;
  await endAssignment(context);
  if (isCancelled(row.booking)) {
    for (const fee of row.fees) {
      if (fee.cameraOperatorId) await dropUnsubmittedInvoice(tx, row, fee.cameraOperatorId);
    }
  }
  return {
    to: 'active',
    set: {
      cameraOperatorId: null,
      cancellationReason: null,
      cancellationDetails: '',
      isCancelledLate: false,
    },
    changes: [{ kind: 'made_active', formerOperatorId: cameraOperatorId }],
  };
};
