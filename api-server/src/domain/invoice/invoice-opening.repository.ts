import { randomUUID } from 'node:crypto';
import { SQL, and, eq, getTableColumns, is } from '../../platform/db/drizzle.ts';
import type { BookingRow } from '../booking/booking.repository.ts';
import type { Db } from '../../platform/db/db.ts';
import { partOf } from '../pricing/invoice-parts.rules.ts';
import { costOf, totalVideographerCost } from '../pricing/total-cost.rules.ts';
import { isOpenInvoice } from '../schema/invoice.ts';
import { invoice } from '../schema.ts';
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
 * videographer's price, or gives it what approved invoices leave of the price. Opens none if nothing is
 * left, and leaves a submitted one unchanged.
 */
export async function openInvoice(
  tx: Db,
  row: BookingRow,
  videographerId: string,
  now: Date,
): Promise<void> {
  const price = totalVideographerCost(row.booking, row.fees, videographerId)?.cost ?? 0;
  const partAmount = partOf(price, { videographerId }, row.invoices);
  if (partAmount === 0) return;
  await tx
    .insert(invoice)
    .values({ ...newInvoice(row, videographerId, now), partAmount })
    .onConflictDoUpdate({
      target: [invoice.tenantId, invoice.bookingId, invoice.videographerId],
      targetWhere: isOpenInvoice,
      set: { partAmount },
      setWhere: eq(invoice.state, 'init'),
    });
}

const defaults = Object.fromEntries(
  Object.entries(getTableColumns(invoice)).map(([name, { default: value }]) => [
    name,
    is(value, SQL) ? null : (value ?? null),
  ]),
);

/** A new credit note for an approved invoice, not stored. */
export function newCreditNote(row: BookingRow, credited: InvoiceRow, now: Date): InvoiceRow {
  const { id: creditedId, videographerId, currency } = credited;
  return {
    ...unopenedInvoice(row, videographerId, now),
    ...{ id: randomUUID(), kind: 'credit_note', creditedId, currency },
  };
}

/** Stores a new credit note, so that it can be submitted. */
export async function storeCreditNote(tx: Db, note: InvoiceRow): Promise<void> {
  const { id, kind, creditedId, tenantId, bookingId, videographerId, currency, created } = note;
  const keys = { id, kind, creditedId, tenantId, bookingId, videographerId };
  await tx.insert(invoice).values({ ...keys, currency, created, modified: created });
}

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
