import type { ChangeContext } from '../booking/change/action-context.ts';
import type { BookingChange } from '../booking/change/booking-change.ts';
import type { FeeWithdrawal } from './invoice-change.ts';
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
  const videographerIds = [...new Set(holderIds)];
  for (const videographerId of videographerIds) await openInvoice(tx, row, videographerId, now);
  return videographerIds.length === 0 ? [] : [{ kind: 'fees_invoiceable', videographerIds }];
}

/** The videographers who have a fee on the booking. */
export function feeHolders({ fees }: BookingRow): string[] {
  return fees.flatMap((fee) => fee.videographerId ?? []);
}

/**
 * The change that tells videographers with an open invoice for their fee that they can no longer submit
 * it.
 */
export function feesWithdrawn(row: BookingRow, why: FeeWithdrawal): BookingChange[] {
  const videographerIds = feeHolders(row).filter((holderId) =>
    row.invoices.some(
      ({ videographerId, state }) => videographerId === holderId && state === 'init',
    ),
  );
  return videographerIds.length === 0 ? [] : [{ kind: 'fees_withdrawn', videographerIds, why }];
}

/**
 * Drops the unsubmitted fee invoices of a booking that is made active again. Returns the change to notify
 * about.
 */
export async function dropFeeInvoices({ tx, row }: ChangeContext): Promise<BookingChange[]> {
  for (const holderId of feeHolders(row)) await dropUnsubmittedInvoice(tx, row, holderId);
  return feesWithdrawn(row, 'made_active');
}
