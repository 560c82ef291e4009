import { and, asc, eq, inArray, sql } from '../../platform/db/drizzle.ts';
import type { Db } from '../../platform/db/db.ts';
import { onKey } from '../../platform/db/query.ts';
import { numberKey } from '../../platform/db/schema/columns.ts';
import { booking, invoice, appUser } from '../schema.ts';

export type InvoiceRow = typeof invoice.$inferSelect;

/** Invoices by id, in any order, without those of deleted bookings. */
export async function findInvoices(tx: Db, tenantId: string, ids: string[]): Promise<InvoiceRow[]> {
  if (ids.length === 0) return [];
  return tx
    .select()
    .from(invoice)
    .where(
      and(
        eq(invoice.tenantId, tenantId),
        eq(invoice.isBookingDeleted, false),
        inArray(invoice.id, ids),
      ),
    );
}

/** All videographers' invoices of these bookings, oldest first. */
export async function findInvoicesOfBookings(
  tx: Db,
  tenantId: string,
  bookingIds: string[],
): Promise<InvoiceRow[]> {
  return tx
    .select()
    .from(invoice)
    .where(and(eq(invoice.tenantId, tenantId), inArray(invoice.bookingId, bookingIds)))
    .orderBy(asc(invoice.created), asc(invoice.id));
}

/** A videographer's invoices of these bookings, in any order. */
export async function findInvoicesOf(
  tx: Db,
  supplier: { id: string; tenantId: string },
  bookingIds: string[],
): Promise<InvoiceRow[]> {
  return tx
    .select()
    .from(invoice)
    .where(
      and(
        eq(invoice.tenantId, supplier.tenantId),
        eq(invoice.videographerId, supplier.id),
        inArray(invoice.bookingId, bookingIds),
      ),
    );
}

/** The invoices with the same videographer and number (`numberKey`) as this one, in any order. */
export async function findInvoicesOfNumber(
  tx: Db,
  { tenantId, videographerId, invoiceNumberKey }: InvoiceRow,
): Promise<InvoiceRow[]> {
  return tx
    .select()
    .from(invoice)
    .where(
      and(
        eq(invoice.tenantId, tenantId),
        eq(invoice.videographerId, videographerId),
        eq(invoice.isBookingDeleted, false),
        sql`${invoice.invoiceNumberKey} = ${invoiceNumberKey}`,
      ),
    );
}

/** An invoice with a number, or with one that people take for the same. */
export type NumberHolder = {
  id: string;
  number: string;
  bookingUid: string | null;
  isDeleted: boolean;
  /** The numbers differ in case at most. */
  isEqual: boolean;
};

/**
 * A videographer's invoices with this number (`numberKey`), by their bookings' numbers. Locks the videographer until
 * the transaction ends, so that two submissions cannot take one number. Lock the bookings first, as
 * everywhere else.
 */
export async function lockInvoiceNumber(
  tx: Db,
  supplier: { id: string; tenantId: string },
  number: string,
): Promise<NumberHolder[]> {
  await tx
    .select({ id: appUser.id })
    .from(appUser)
    .where(and(eq(appUser.tenantId, supplier.tenantId), eq(appUser.id, supplier.id)))
    .for('no key update');
  return tx
    .select({
      id: invoice.id,
      number: invoice.invoiceNumber,
      bookingUid: booking.bookingUid,
      isDeleted: invoice.isBookingDeleted,
      isEqual: sql<boolean>`lower(${invoice.invoiceNumber}) = lower(${number})`,
    })
    .from(invoice)
    .innerJoin(booking, onKey(booking, invoice.bookingId))
    .where(
      and(
        eq(invoice.tenantId, supplier.tenantId),
        eq(invoice.videographerId, supplier.id),
        sql`${invoice.invoiceNumberKey} = (${numberKey(sql`${number}::text`)} collate "C")`,
      ),
    )
    .orderBy(asc(booking.bookingNumber), asc(invoice.id));
}

/** Writes fields of an invoice. */
export async function setInvoice(
  tx: Db,
  { id, tenantId }: InvoiceRow,
  set: Partial<typeof invoice.$inferInsert>,
  now: Date,
): Promise<void> {
  await tx
    .update(invoice)
    .set({ ...set, modified: now })
    .where(and(eq(invoice.tenantId, tenantId), eq(invoice.id, id)));
}
