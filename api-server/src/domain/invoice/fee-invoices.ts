import type { ChangeContext } from '../booking/action-context.ts';
import type { BookingChange, FeeWithdrawal } from '../booking/booking-change.ts';
import type { BookingRow } from '../booking/booking.repository.ts';
import { dropUnsubmittedInvoice, openInvoice } from './invoice-opening.repository.ts';

/**
 * Opens an invoice for each of these fee holders. Returns the change to notify about; none without
 * holders.
 */
export async function openFeeInvoices(
  { tx, row, now }: ChangeContext,
  holderIds: string[],
): Promise<BookingChange[]> {
  const operatorIds = [...new Set(holderIds)];
  for (const operatorId of operatorIds) await openInvoice(tx, row, operatorId, now);
  return operatorIds.length === 0 ? [] : [{ kind: 'fees_invoiceable', operatorIds }];
}

/** The videographers who have a fee on the booking. */
export function feeHolders({ fees }: BookingRow): string[] {
  return fees.flatMap((fee) => fee.cameraOperatorId ?? []);
}

/**
 * The change that tells videographers with an open invoice for their fee that they can no longer submit
 * it.
 */
export function feesWithdrawn(row: BookingRow, why: FeeWithdrawal): BookingChange[] {
  const operatorIds = feeHolders(row).filter((holderId) =>
    row.invoices.some(
      ({ cameraOperatorId, state }) => cameraOperatorId === holderId && state === 'init',
    ),
  );
  return operatorIds.length === 0 ? [] : [{ kind: 'fees_withdrawn', operatorIds, why }];
}

/**
 * Drops the unsubmitted fee invoices of a booking that is made active again. Returns the change to notify
 * about.
 */
export async function dropFeeInvoices({ tx, row }: ChangeContext): Promise<BookingChange[]> {
  for (const holderId of feeHolders(row)) await dropUnsubmittedInvoice(tx, row, holderId);
  return feesWithdrawn(row, 'made_active');
}
