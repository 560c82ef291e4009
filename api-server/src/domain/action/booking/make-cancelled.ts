import type { Cancellation } from '@shootline/shared-api/contract';
import {
  cancellationRules,
  dueWith,
  feeDiscounts,
  foreseenFee,
  formatMoney,
} from '@shootline/shared-api/rules';
import { conflict } from '../../../platform/errors/errors.ts';
import { checkedBy } from '../../../platform/errors/rule-errors.ts';
import type { ActionContext, Run } from '../../booking/change/action-context.ts';
import { isFeeSettled } from '../../pricing/fee-due.rules.ts';
import { wasApproved } from '../../booking/change/booking-approval.repository.ts';
import type { FeeDue } from '../../booking/change/booking-change.ts';
import { feeHolders, openFeeInvoices } from '../../invoice/fee-invoices.ts';
import { releaseTime } from '../../offer/staffing/assignment.repository.ts';
import { stopped } from '../../offer/candidate/auto-assign.rules.ts';
import { cancelOpenOffers } from '../../offer/offer.repository.ts';
import { withdrawal } from '../../offer/offer.rules.ts';
import { costOf, totalClientCost, totalVideographerCost } from '../../pricing/total-cost.rules.ts';
import { cancellationReasons, valuesOf } from '../../reference/option-sets.ts';

/**
 * The fee that cancelling now may cause; null with enough notice or before an approval. Throws 409 if it is
 * higher than the one that the user has understood.
 */
async function lateFee(
  { tx, row, now }: ActionContext,
  understood: number | null | undefined,
): Promise<FeeDue | null> {
  const { booking, fees } = row;
  const category = foreseenFee(booking, now);
  // A booking put on hold while new was never approved.
  if (category === null || !(await wasApproved(tx, booking))) return null;
  const price = costOf('client', booking);
  const due = price && { ...price, amount: dueWith(feeDiscounts[category], price.amount) };
  const isFirst = fees.length === 0;
  if (isFirst && due && (understood ?? due.amount) < due.amount) {
    const amount = formatMoney(due.amount, due.currency);
    throw conflict(`Cancelling may cost ${amount} by now. Open the dialog again to confirm that.`);
  }
  return { category, due, isFirst };
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
  const fee = await lateFee(context, cancellation.understood_fee);
  const opened = await openFeeInvoices(context, feeHolders(row));
  const to = isAssigned ? 'cancelled' : 'request_cancelled';
  const booking = { ...row.booking, state: to, lateFee: fee?.category ?? null } as const;
  const { videographerId: assignee } = booking;
  const prices = {
    client: totalClientCost(booking, row.fees),
    videographer: assignee === null ? null : totalVideographerCost(booking, row.fees, assignee),
  };
  return {
    to,
    set: {
      cancellationReason: cancellation.cancellation_reason,
      cancellationDetails: cancellation.cancellation_details ?? '',
      lateFee: booking.lateFee,
      autoAssignState: isAssigned ? autoAssignState : stopped(autoAssignState),
    },
    fields: ['cancellation_reason', 'cancellation_details'],
    reason: cancellation.cancellation_reason,
    changes: [
      // Videographers with a fee get only the fee mail; it mentions the cancellation too.
      ...opened,
      { kind: 'cancelled', feeDue: isFeeSettled(row.booking, row.fees) ? null : fee, prices },
      ...withdrawal(withdrawn, 'cancelled'),
    ],
  };
};
