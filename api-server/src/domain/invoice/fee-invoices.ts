import type { ChangeContext } from '../booking/action-context.ts';
import type { BookingChange, FeeWithdrawal } from '../booking/booking-change.ts';
import type { BookingRow } from '../booking/booking.repository.ts';
import { dropUnsubmittedInvoice, openInvoice } from './invoice-opening.repository.ts';

/** Opens the invoices of these holders' fees; what that is to tell, nothing without holders. */
export async function openFeeInvoices(
  { tx, row, now }: ChangeContext,
  holderIds: string[],
): Promise<BookingChange[]> {
  const operatorIds = [...new Set(holderIds)];
  for (const operatorId of operatorIds) await openInvoice(tx, row, operatorId, now);
  return operatorIds.length === 0 ? [] : [{ kind: 'fees_invoiceable', operatorIds }];
}

/** Everyone who has a fee on the booking. */
export function feeHolders({ fees }: BookingRow): string[] {
  return fees.flatMap((fee) => fee.cameraOperatorId ?? []);
}

/** To tell whoever could invoice a fee of the booking, and has not, that they no longer can. */
export function feesWithdrawn(row: BookingRow, why: FeeWithdrawal): BookingChange[] {
  const operatorIds = feeHolders(row).filter((holderId) =>
    row.invoices.some(
      ({ cameraOperatorId, state }) => cameraOperatorId === holderId && state === 'init',
    ),
  );
  return operatorIds.length === 0 ? [] : [{ kind: 'fees_withdrawn', operatorIds, why }];
}

/** Drops the unsubmitted invoices of the fees of a booking that goes ahead; what that is to tell. */
export async function dropFeeInvoices({ tx, row }: ChangeContext): Promise<BookingChange[]> {
  for (const holderId of feeHolders(row)) await dropUnsubmittedInvoice(tx, row, holderId);
  return feesWithdrawn(row, 'made_active');
}
