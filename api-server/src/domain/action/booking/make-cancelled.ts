import type { Cancellation } from '@shootline/shared-api/contract';
import { cancellationRules, foreseenFee } from '@shootline/shared-api/rules';
import { checkedBy } from '../../../platform/http/rule-errors.ts';
import type { Run } from '../../booking/action-context.ts';
import { wasApproved } from '../../booking/booking-approval.repository.ts';
import { openInvoice } from '../../invoice/invoice-opening.repository.ts';
import { giveTimeBack } from '../../offer/assignment.repository.ts';
import { stopped } from '../../offer/auto-assign.rules.ts';
import { cancelOpenOffers } from '../../offer/offer.repository.ts';
import { withdrawal } from '../../offer/offer.rules.ts';
import { cancellationReasons, valuesOf } from '../../reference/option-sets.ts';

/** Cancels a booking; its fees can then be invoiced. */
export const makeCancelled: Run<{ body: Cancellation }> = async (context, { body }) => {
  const cancellation = checkedBy(cancellationRules(valuesOf(cancellationReasons)), body);
  const { row, tx, now } = context;
  const { state } = row.booking;
  const withdrawn = await cancelOpenOffers(tx, row);
  const { autoAssignState } = row.booking;
  const isAssigned = state === 'assigned';
  if (isAssigned) await giveTimeBack(context);
  const holderIds = [...new Set(row.fees.flatMap((fee) => fee.cameraOperatorId ?? []))];
  for (const holderId of holderIds) await openInvoice(tx, row, holderId, now);
  return {
    to: isAssigned ? 'cancelled' : 'request_cancelled',
    set: {
      cancellationReason: cancellation.cancellation_reason,
      cancellationDetails: cancellation.cancellation_details ?? '',
      // One that came to be on hold while it was new was never approved.
      isCancelledLate:
        foreseenFee(row.booking, now) !== null && (await wasApproved(tx, row.booking)),
      autoAssignState: isAssigned ? autoAssignState : stopped(autoAssignState),
    },
    fields: ['cancellation_reason', 'cancellation_details'],
    reason: cancellation.cancellation_reason,
    changes: [
      // First, so that its mail is the one that an assignee with a fee has.
      { kind: 'fees_invoiceable', operatorIds: holderIds },
      { kind: 'cancelled' },
      ...withdrawal(withdrawn, 'cancelled'),
    ],
  };
};
