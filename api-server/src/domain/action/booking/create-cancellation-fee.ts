import { isCancelled } from '@shootline/shared-api/contract';
import {
  type CancellationFeeCategory,
  type CancellationFeeInput,
  isVideographer,
} from '@shootline/shared-api/contract';
import { cancellationFeeRules, feeDiscounts } from '@shootline/shared-api/rules';
import { fieldError, validationError } from '../../../platform/errors/errors.ts';
import { checkedBy } from '../../../platform/errors/rule-errors.ts';
import type { ActionContext, Run } from '../../booking/change/action-context.ts';
import { insertFee } from '../../booking/fee/cancellation-fee.repository.ts';
import { openFeeInvoices } from '../../invoice/fee-invoices.ts';
import { everAssigned } from '../../offer/staffing/assignment.repository.ts';
import { findUser } from '../../people/user/user.repository.ts';

const rules = cancellationFeeRules(Object.keys(feeDiscounts) as CancellationFeeCategory[]);

async function feeHolder(context: ActionContext, videographerId: string, assignedOnly: boolean) {
  const { tx, row } = context;
  const refused = (message: string) => validationError(fieldError('camera_operator', message));
  const user = await findUser(tx, row.booking.tenantId, videographerId);
  if (!user || !isVideographer(user.role)) throw refused('Please select a value.');
  if (assignedOnly && !(await everAssigned(context)).has(user.id)) {
    throw refused('Choose a videographer who is or was assigned to this booking.');
  }
  if (row.fees.some((fee) => fee.videographerId === user.id)) {
    throw refused('This videographer has a cancellation fee on this booking already.');
  }
  return user;
}

/**
 * Adds a videographer's fee, at most one per booking; they may invoice it once the booking is cancelled
 * or its footage is provided.
 */
export const createCancellationFee: Run<{ body: CancellationFeeInput }> = async (
  context,
  { body },
) => {
  const fee = checkedBy(rules, body);
  const { tx, row, viewer, now } = context;
  const holder = await feeHolder(context, fee.camera_operator, fee.is_assigned_only);
  await insertFee(tx, {
    tenantId: row.booking.tenantId,
    bookingId: row.booking.id,
    category: fee.category,
    videographerId: holder.id,
    createdById: viewer.id,
    discount: feeDiscounts[fee.category],
    created: now,
  });
  const opened = isCancelled(row.booking) ? await openFeeInvoices(context, [holder.id]) : [];
  return {
    fields: ['cancellation_fees'],
    changes: [{ kind: 'fee_added', videographerId: holder.id }, ...opened],
  };
};
