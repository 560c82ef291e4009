import { isCancelled } from '@shootline/shared-api/contract';
import { conflict } from '../../../platform/errors/errors.ts';
import type { Run } from '../../booking/change/action-context.ts';
import type { BookingChange } from '../../booking/change/booking-change.ts';
import type { RequestHubProject } from '../../booking/change/hub-project.ts';
import { dropFeeInvoices, feeHolders } from '../../invoice/fee-invoices.ts';
import { endAssignment } from '../../offer/staffing/assignment.repository.ts';

/**
 * Reactivates a booking and, if it was cancelled, drops its unsubmitted fee invoices. Throws 409 if one
 * is submitted: its videographer could never invoice the shoot. Hands the booking over to the hub if it
 * has no project yet.
 */
export const makeActive =
  (requestProject: RequestHubProject): Run =>
  async (context) => {
    const { row } = context;
    const { videographerId } = row.booking;
    let feesWithdrawn: BookingChange[] = [];
    if (isCancelled(row.booking)) {
      const holderIds = feeHolders(row);
      const isFeeInvoiced = row.invoices.some(
        (invoice) => invoice.state !== 'init' && holderIds.includes(invoice.videographerId),
      );
      if (isFeeInvoiced) {
        throw conflict(
          'A videographer has submitted an invoice for a fee of this booking; it cannot be reactivated.',
        );
      }
      feesWithdrawn = await dropFeeInvoices(context);
    }
    await endAssignment(context);
    return {
      to: 'active',
      set: {
        videographerId: null,
        cancellationReason: null,
        cancellationDetails: '',
        lateFee: null,
        ...(await requestProject(context)),
      },
      changes: [
        // Videographers with a fee get only the fee mail; it mentions the reactivation too.
        ...feesWithdrawn,
        { kind: 'made_active', formerVideographerId: videographerId },
      ],
    };
  };
