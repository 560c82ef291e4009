import { isCancelled } from '@shootline/shared-api/contract';
import { conflict } from '../../../platform/http/errors.ts';
import type { Run } from '../../booking/action-context.ts';
import type { HandOver } from '../../booking/hub-project.ts';
import { dropUnsubmittedInvoice } from '../../invoice/invoice-opening.repository.ts';
import { endAssignment } from '../../offer/assignment.repository.ts';

/**
 * Reactivates a booking; the unsubmitted fee invoices of a cancelled one are dropped. Throws 409 if one
 * is submitted: its videographer could never invoice the shoot. Hands over to the hub what has no
 * project yet.
 */
export const makeActive =
  (handOver: HandOver): Run =>
  async (context) => {
    const { tx, row } = context;
    const { cameraOperatorId } = row.booking;
    if (isCancelled(row.booking)) {
      const holderIds = row.fees.flatMap((fee) => fee.cameraOperatorId ?? []);
      const isFeeInvoiced = row.invoices.some(
        (invoice) => invoice.state !== 'init' && holderIds.includes(invoice.cameraOperatorId),
      );
      if (isFeeInvoiced) {
        throw conflict(
          'A videographer has submitted an invoice for a fee of this booking; it cannot be reactivated.',
        );
      }
      for (const holderId of holderIds) await dropUnsubmittedInvoice(tx, row, holderId);
    }
    await endAssignment(context);
    return {
      to: 'active',
      set: {
        cameraOperatorId: null,
        cancellationReason: null,
        cancellationDetails: '',
        isCancelledLate: false,
        ...(await handOver(context)),
      },
      changes: [{ kind: 'made_active', formerOperatorId: cameraOperatorId }],
    };
  };
