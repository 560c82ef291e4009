import { and, eq } from '../../platform/db/drizzle.ts';
import type { Db } from '../../platform/db/db.ts';
import { onKey } from '../../platform/db/query.ts';
import { type BookingRow, lockBookings, missingBooking } from '../booking/booking.repository.ts';
import { newestCallSheet } from '../call-sheet/call-sheet.repository.ts';
import { bookingAvailability, invoice, appUser } from '../schema.ts';

/** A videographer's record of a booking. */
export type Held = { id: string; state: string; sent: Date | null; holderId: string; name: string };

/** A booking with everything of it that an action can withdraw. */
export type Standing = {
  row: BookingRow;
  offers: Held[];
  /** The id of the call sheet that counts; null for none. */
  callSheet: string | null;
  /** Invoices not submitted yet. */
  invoices: Held[];
};

/** A booking as it stands, locked until the transaction ends. Throws 404. */
export async function standingOf(tx: Db, tenantId: string, bookingId: string): Promise<Standing> {
  const [row] = await lockBookings(tx, tenantId, [bookingId]);
  if (!row) throw missingBooking();
  const { id: holderId, fullName: name } = appUser;
  const offers = await tx
    .select({ ...pick(bookingAvailability), sent: bookingAvailability.sent, holderId, name })
    .from(bookingAvailability)
    .innerJoin(appUser, onKey(appUser, bookingAvailability.videographerId))
    .where(
      and(eq(bookingAvailability.tenantId, tenantId), eq(bookingAvailability.bookingId, bookingId)),
    );
  const invoices = await tx
    .select({ ...pick(invoice), holderId, name })
    .from(invoice)
    .innerJoin(appUser, onKey(appUser, invoice.videographerId))
    .where(
      and(
        eq(invoice.tenantId, tenantId),
        eq(invoice.bookingId, bookingId),
        eq(invoice.state, 'init'),
      ),
    );
  const sheet = await newestCallSheet(tx, tenantId, bookingId);
  return {
    row,
    offers,
    callSheet: sheet && !sheet.outdated ? sheet.id : null,
    invoices: invoices.map((one) => ({ ...one, sent: null })),
  };
}

function pick<Id, State>({ id, state }: { id: Id; state: State }) {
  return { id, state };
}
