import type { Cancellation } from '@shootline/shared-api/contract';
import {
  cancellationRules,
  dueWith,
  feeDiscounts,
  foreseenFee,
  formatMoney,
} from '@shootline/shared-api/rules';
import { checkedBy } from '../../../platform/errors/rule-errors.ts';
import type { ActionContext, Run } from '../../booking/change/action-context.ts';
import { isFeeSettled } from '../../booking/fee/fee-due.rules.ts';
import { wasApproved } from '../../booking/change/booking-approval.repository.ts';
import type { FeeDue } from '../../booking/change/booking-change.ts';
import { feeHolders, openFeeInvoices } from '../../invoice/fee-invoices.ts';
import { releaseTime } from '../../offer/staffing/assignment.repository.ts';
import { stopped } from '../../offer/candidate/auto-assign.rules.ts';
import { cancelOpenOffers } from '../../offer/offer.repository.ts';
import { withdrawal } from '../../offer/offer.rules.ts';
import { costOf } from '../../pricing/total-cost.rules.ts';
import { cancellationReasons, valuesOf } from '../../reference/option-sets.ts';

/** The fee that cancelling now may cause; null with enough notice or before an approval. */
async function lateFee({ tx, row, now }: ActionContext): Promise<FeeDue | null> {
  const { booking, fees } = row;
  const category = foreseenFee(booking, now);
  // A booking put on hold while new was never approved.
  if (category === null || !(await wasApproved(tx, booking))) return null;
  const price = costOf('client', booking);
  const amount =
    price && formatMoney(dueWith(feeDiscounts[category], price.amount), price.currency);
  return { category, amount, isFirst: fees.length === 0 };
}

/** Cancels a booking; its fees can then be invoiced. */
export const makeCancelled: Run<{ body: Cancellation }> = async (context, { body }) => {
  const cancellation = checkedBy(cancellationRules(valuesOf(cancellationReasons)), body);
  const { row, tx } = context;
  const { state } = row.booking;
  const withdrawn = await cancelOpenOffers(tx, row);
  const { autoAssignState } = row.booking;
  const isAssigned = state === 'assigned';
  if (isAssigned) await releaseTime(context);
  const fee = await lateFee(context);
  const opened = await openFeeInvoices(context, feeHolders(row));
  return {
    to: isAssigned ? 'cancelled' : 'request_cancelled',
    set: {
      cancellationReason: cancellation.cancellation_reason,
      cancellationDetails: cancellation.cancellation_details ?? '',
      isCancelledLate: fee !== null,
      autoAssignState: isAssigned ? autoAssignState : stopped(autoAssignState),
    },
    fields: ['cancellation_reason', 'cancellation_details'],
    reason: cancellation.cancellation_reason,
    changes: [
      // Videographers with a fee get only the fee mail; it mentions the cancellation too.
      ...opened,
      { kind: 'cancelled', feeDue: isFeeSettled(row.booking, row.fees) ? null : fee },
      ...withdrawal(withdrawn, 'cancelled'),
    ],
  };
};
