import type { InvoiceFlag } from '@shootline/shared-api/contract';
import type {
  ActionContext,
  RecordCall,
  NotifyOfChanges,
} from '../booking/change/action-context.ts';
import type { BookingChange } from '../booking/change/booking-change.ts';
import { lockBookings } from '../booking/booking.repository.ts';
import { type NewHistoryEntry, addToHistory } from '../invoice/invoice-history.repository.ts';
import { viewableInvoice, viewableRecord } from '../invoice/invoice-loading.ts';
import { invoiceRefusalOf } from '../invoice/invoice-permission.rules.ts';
import { type Reader, type WholeInvoice, invoiceFactsOf } from '../invoice/invoice.presenter.ts';
import { setInvoice } from '../invoice/invoice.repository.ts';
import type { invoice } from '../schema.ts';
import { applyOutcome } from './apply-outcome.ts';
import { contextOn, heldFor } from './perform-booking-action.ts';
import { keepStep, readStored } from './undo/undo-step.repository.ts';

/** Effect of an action on an invoice. */
export type InvoiceOutcome = {
  set?: Partial<typeof invoice.$inferInsert>;
  /** Reason for the booking's log. */
  reason: string;
  entry: NewHistoryEntry;
  changes: BookingChange[];
  /** The steps to take once it is written. */
  next?: () => Promise<void>;
};

/** An action on an invoice of a locked booking, given the parts of its call it needs. */
export type RunOnInvoice<Call = unknown> = (
  context: ActionContext & { whole: WholeInvoice },
  call: Call,
) => Promise<InvoiceOutcome>;

/**
 * Performs one action on an invoice, locking its booking and logging there; returns the changed invoice.
 * Throws 404 when the viewer may not view it, 403 when the action is not theirs, 409 when its
 * state does not permit it. With `Undoable-For`, mails wait and the action can be undone.
 */
export async function performInvoiceAction<Call extends RecordCall>(
  call: Call,
  notifyOfChanges: NotifyOfChanges,
  name: InvoiceFlag,
  run: RunOnInvoice<Call>,
): Promise<{ whole: WholeInvoice; reader: Reader }> {
  const { tx, viewer, deps, path, header } = call;
  const { bookingId } = await viewableRecord(tx, viewer, path.id);
  const bookings = await lockBookings(tx, viewer.tenantId, [bookingId]);
  // Read after locking, to see what the previous holder wrote.
  const whole = await viewableInvoice(tx, viewer, path.id, bookings);
  const now = deps.clock();
  const reader = { viewer, now };
  const refusal = invoiceRefusalOf(name, invoiceFactsOf(whole, reader), viewer);
  if (refusal) throw refusal;
  const heldUntil = heldFor(header, now);
  const context = { ...contextOn(call, whole.row, now), heldUntil };
  const before = heldUntil && (await readStored(tx, whole.row.booking));
  const { set = {}, reason, entry, changes, next } = await run({ ...context, whole }, call);
  await setInvoice(tx, whole.invoice, set, now);
  await next?.();
  await addToHistory(tx, viewer, { ...whole.invoice, ...set }, entry, now);
  const changed = await applyOutcome(context, notifyOfChanges, reason, {
    fields: ['invoice'],
    changes,
  });
  if (before) await keepStep({ ...context, row: changed }, { before, heldUntil });
  return { whole: await viewableInvoice(tx, viewer, path.id, [changed]), reader };
}
