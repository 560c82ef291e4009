import {
  type CancellationFeeCategory,
  type CancellationFeeInput,
  type CostsInput,
  isCameraOperator,
} from '@shootline/shared-api/contract';
import { cancellationFeeRules, costsRules } from '@shootline/shared-api/rules';
import { and, eq } from 'drizzle-orm';
import { cancellationFee } from '../schema.ts';
import { conflict, fieldError, notFound, validationError } from '../../platform/http/errors.ts';
import { checkedBy } from '../../platform/http/rule-errors.ts';
import {
  dropUnsubmittedInvoice,
  openInvoice,
  setInvoiceCurrency,
} from '../invoice/invoice-opening.repository.ts';
import { feeDiscounts } from '../pricing/prices.ts';
import { costOf } from '../pricing/total-cost.rules.ts';
import { listCurrencies } from '../reference/places.ts';
import { findUser } from '../user/user.repository.ts';
import { everAssigned } from '../offer/assignment.repository.ts';
import type { Run, Running } from './action-context.ts';

const currencies = listCurrencies().map(({ value }) => value);

export const updateCosts: Run<CostsInput> = async ({ tx, row }, input) => {
  const given = checkedBy(costsRules(currencies), input);
  const set = {
    isClientCostManual: given.is_client_cost_manual,
    clientCost: given.is_client_cost_manual ? (given.client_cost ?? null) : null,
    clientCostCurrency: given.is_client_cost_manual ? given.client_cost_currency : null,
    isCameraOperatorCostManual: given.is_camera_operator_cost_manual,
    cameraOperatorCost: given.is_camera_operator_cost_manual
      ? (given.camera_operator_cost ?? null)
      : null,
    cameraOperatorCostCurrency: given.is_camera_operator_cost_manual
      ? given.camera_operator_cost_currency
      : null,
  };
  const cost = costOf('cameraOperator', { ...row.booking, ...set });
  if (cost) await setInvoiceCurrency(tx, row, cost.currency);
  return {
    set,
    fields: ['client_cost', 'camera_operator_cost'],
    news: [
      { verb: 'updated the price of', sides: ['client', 'staff'], flag: 'read_client_cost' },
      { verb: 'updated the price of', sides: ['operator'], flag: 'read_camera_operator_cost' },
    ],
  };
};

async function feeHolder(running: Running, operatorId: string, assignedOnly: boolean) {
  const { tx, row } = running;
  const refused = (message: string) => validationError(fieldError('camera_operator', message));
  const user = await findUser(tx, row.booking.tenantId, operatorId);
  if (!user || !isCameraOperator(user.role)) throw refused('Please select a value.');
  if (assignedOnly && !(await everAssigned(running)).has(user.id)) {
    throw refused('Choose a videographer who is or was assigned to this booking.');
  }
  if (row.fees.some((fee) => fee.cameraOperatorId === user.id)) {
    throw refused('This videographer has a cancellation fee on this booking already.');
  }
  return user;
}

export const createCancellationFee: Run<CancellationFeeInput> = async (running, input) => {
  const categories = Object.keys(feeDiscounts) as CancellationFeeCategory[];
  const given = checkedBy(cancellationFeeRules(categories), input);
  const { tx, row, viewer, now } = running;
  const holder = await feeHolder(running, given.camera_operator, given.is_assigned_only);
  await tx.insert(cancellationFee).values({
    tenantId: row.booking.tenantId,
    bookingId: row.booking.id,
    category: given.category,
    cameraOperatorId: holder.id,
    createdById: viewer.id,
    discount: feeDiscounts[given.category],
    created: now,
  });
  if (row.booking.state === 'cancelled') await openInvoice(tx, row, holder.id, now);
  return {
    fields: ['cancellation_fees'],
    news: [
      {
        verb: 'added a cancellation fee to',
        sides: ['client', 'staff', 'finance'],
        people: [holder.id],
        flag: 'read_cancellation_fees',
      },
    ],
  };
};

export const deleteCancellationFee: Run<{ booking_cancellation_fee: string }> = async (
  { tx, row },
  input,
) => {
  const { id, tenantId, state } = row.booking;
  const wanted = input.booking_cancellation_fee.toLowerCase();
  const fee = row.fees.find((one) => one.id === wanted);
  if (!fee) throw notFound("Sorry, we can't find this cancellation fee.");
  const holder = fee.cameraOperatorId;
  const invoice = row.invoices.find((one) => one.cameraOperatorId === holder);
  if (state === 'cancelled' && holder && invoice) {
    if (invoice.state !== 'init') {
      throw conflict(
        'The videographer has submitted an invoice for this fee; it cannot be deleted.',
      );
    }
    await dropUnsubmittedInvoice(tx, row, holder);
  }
  await tx
    .delete(cancellationFee)
    .where(
      and(
        eq(cancellationFee.tenantId, tenantId),
        eq(cancellationFee.bookingId, id),
        eq(cancellationFee.id, fee.id),
      ),
    );
  return {
    fields: ['cancellation_fees'],
    news: [
      {
        verb: 'deleted a cancellation fee of',
        sides: ['client', 'staff', 'finance'],
        people: holder ? [holder] : [],
        flag: 'read_cancellation_fees',
      },
    ],
  };
};
