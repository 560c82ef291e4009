import type { Invoice, InvoiceFlag, SupplierInvoice } from '@shootline/shared-api/contract';
import type { ActionContext, CallContext, Tell } from '../booking/action-context.ts';
import type { BookingChange } from '../booking/booking-change.ts';
import { lockBookings } from '../booking/booking.repository.ts';
import { presentFor, viewableInvoice, viewableRecord } from '../invoice/invoice-loading.ts';
import { invoiceRefusalOf } from '../invoice/invoice-permission.rules.ts';
import { type WholeInvoice, invoiceFactsOf } from '../invoice/invoice.presenter.ts';
import { setInvoice } from '../invoice/invoice.repository.ts';
import type { invoice } from '../schema.ts';
import { applyOutcome } from './apply-outcome.ts';
import { contextOn } from './perform-booking-action.ts';

/** What an action makes of an invoice. */
export type InvoiceOutcome = {
  set?: Partial<typeof invoice.$inferInsert>;
  /** What the booking's log says of it. */
  reason: string;
  changes: BookingChange[];
};

/** What an action does to an invoice of a locked booking, given what it needs of its call. */
export type RunOnInvoice<Call = unknown> = (
  context: ActionContext & { whole: WholeInvoice },
  call: Call,
) => Promise<InvoiceOutcome>;

export type InvoiceAction<Call> = { right: InvoiceFlag; run: RunOnInvoice<Call> };

/**
 * Does one thing with an invoice under a lock on its booking, and logs it there; the invoice as it is
 * then. Throws 404 when the viewer may not view it, 403 when this is not theirs to do, 409 when its
 * state does not permit it.
 */
export async function performInvoiceAction<Call>(
  call: CallContext,
  tell: Tell,
  id: string,
  { right, run }: InvoiceAction<Call>,
  input: Call,
): Promise<Invoice | SupplierInvoice> {
  const { tx, viewer, deps } = call;
  const { bookingId } = await viewableRecord(tx, viewer, id);
  const bookings = await lockBookings(tx, viewer.tenantId, [bookingId]);
  // Read after the lock, so that it is what the one before has left.
  const whole = await viewableInvoice(tx, viewer, id, bookings);
  const now = deps.clock();
  const refusal = invoiceRefusalOf(right, invoiceFactsOf(whole, { viewer, now }), viewer);
  if (refusal) throw refusal;
  const context = contextOn(call, whole.row, now);
  const { set, reason, changes } = await run({ ...context, whole }, input);
  await setInvoice(tx, whole.invoice, set ?? {}, now);
  const changed = await applyOutcome(context, tell, reason, { fields: ['invoice'], changes });
  return presentFor(await viewableInvoice(tx, viewer, id, [changed]), { viewer, now });
}
