import { SQL, and, eq, getTableColumns, is } from '../../platform/db/drizzle.ts';
import type { BookingRow } from '../booking/booking.repository.ts';
import type { Db } from '../../platform/db/db.ts';
import { invoice } from '../schema.ts';
import { costOf } from '../pricing/total-cost.rules.ts';
import type { InvoiceRow } from './invoice.repository.ts';

const fallbackCurrency = 'AUD';

const newInvoice = ({ booking }: BookingRow, videographerId: string, now: Date) => ({
  tenantId: booking.tenantId,
  bookingId: booking.id,
  videographerId,
  currency: costOf('videographer', booking)?.currency ?? fallbackCurrency,
  created: now,
  modified: now,
});

/**
 * Opens the invoice that a videographer may submit for a booking (state init), in the currency of the
 * videographer's price. Leaves an existing invoice unchanged.
 */
export async function openInvoice(
  tx: Db,
  row: BookingRow,
  videographerId: string,
  now: Date,
): Promise<void> {
  await tx
    .insert(invoice)
    .values(newInvoice(row, videographerId, now))
    .onConflictDoNothing();
}

const defaults = Object.fromEntries(
  Object.entries(getTableColumns(invoice)).map(([name, { default: value }]) => [
    name,
    is(value, SQL) ? null : (value ?? null),
  ]),
);

/** The same invoice without storing it; its id is the booking's. */
export function unopenedInvoice(row: BookingRow, videographerId: string, now: Date): InvoiceRow {
  const { id } = row.booking;
  return { ...defaults, ...newInvoice(row, videographerId, now), id } as InvoiceRow;
}

/** Removes a videographer's invoice for a booking, unless it is submitted. */
export async function dropUnsubmittedInvoice(
  tx: Db,
  { booking }: BookingRow,
  videographerId: string,
): Promise<void> {
  await tx
    .delete(invoice)
    .where(
      and(
        eq(invoice.tenantId, booking.tenantId),
        eq(invoice.bookingId, booking.id),
        eq(invoice.videographerId, videographerId),
        eq(invoice.state, 'init'),
      ),
    );
}

/** Sets the currency of invoices that are not submitted yet. */
export async function setInvoiceCurrency(
  tx: Db,
  { booking }: BookingRow,
  currency: string,
): Promise<void> {
  await tx
    .update(invoice)
    .set({ currency })
    .where(
      and(
        eq(invoice.tenantId, booking.tenantId),
        eq(invoice.bookingId, booking.id),
        eq(invoice.state, 'init'),
      ),
    );
}
