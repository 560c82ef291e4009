import type { operations } from '@shootline/shared-api/contract';
import { type SQL, and, asc, desc, eq, gte, inArray, lt, lte, ne, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Db } from '../../platform/db/db.ts';
import {
  beginsWith,
  containsFolded,
  countCap,
  countRows,
  ordered,
  pageSize,
  toPage,
} from '../../platform/db/query.ts';
import { bookingNumberOf } from '../booking/booking-number.ts';
import { booking, invoice, person } from '../schema.ts';

export type InvoiceRow = typeof invoice.$inferSelect;

export type InvoiceFilter = NonNullable<operations['listInvoices']['parameters']['query']>;

/** What a filter asks of the invoice's booking that the invoice itself does not know. */
function ofBooking(tx: Db, tenantId: string, filter: InvoiceFilter): SQL | undefined {
  const { booking_uid: uid, client } = filter;
  if (uid === undefined && client === undefined) return undefined;
  const wanted = tx
    .select({ id: booking.id })
    .from(booking)
    .where(
      and(
        eq(booking.tenantId, tenantId),
        uid === undefined ? undefined : beginsWith(booking.bookingUid, bookingNumberOf(uid)),
        client === undefined ? undefined : eq(booking.clientId, client),
      ),
    );
  return inArray(invoice.bookingId, wanted);
}

/**
 * The instants in which a day can be somewhere, as whole days of UTC: the list is in the order of
 * instants, so that its index finds them without reading what lies before.
 */
const within = (day: string, { before, after }: { before?: true; after?: true }) =>
  and(
    after && gte(invoice.bookingDate, sql`(${day}::date - 1)::timestamp at time zone 'UTC'`),
    before && lt(invoice.bookingDate, sql`(${day}::date + 2)::timestamp at time zone 'UTC'`),
  );

/** The invoices that a filter of the finance dashboard chooses, as a condition on `invoice` (S2 §2). */
export function matching(tx: Db, tenantId: string, filter: InvoiceFilter): SQL | undefined {
  const given = <Value>(value: Value | undefined, condition: (value: Value) => SQL | undefined) =>
    value === undefined ? undefined : condition(value);
  const filled = (column: PgColumn, wanted: boolean | undefined) =>
    given(wanted, (yes) => (yes ? ne(column, '') : eq(column, '')));
  return and(
    eq(invoice.tenantId, tenantId),
    eq(invoice.isBookingDeleted, false),
    ofBooking(tx, tenantId, filter),
    given(filter.title, (text) => containsFolded(invoice.bookingTitleSearch, text)),
    given(filter.at_date, (day) =>
      and(eq(invoice.bookingDay, day), within(day, { after: true, before: true })),
    ),
    given(filter.from_date, (day) =>
      and(gte(invoice.bookingDay, day), within(day, { after: true })),
    ),
    given(filter.to_date, (day) =>
      and(lte(invoice.bookingDay, day), within(day, { before: true })),
    ),
    given(filter.camop, (id) => eq(invoice.cameraOperatorId, id)),
    given(filter.invoice_number, (text) => containsFolded(invoice.invoiceNumberSearch, text)),
    given(filter.quote_number, (text) => containsFolded(invoice.quoteNumberSearch, text)),
    given(filter.po_number, (text) => containsFolded(invoice.poNumberSearch, text)),
    given(filter.sales_invoice_number, (text) =>
      containsFolded(invoice.salesInvoiceNumberSearch, text),
    ),
    given(filter.is_approved, (yes) =>
      yes ? eq(invoice.state, 'approved') : ne(invoice.state, 'approved'),
    ),
    filled(invoice.invoiceNumber, filter.is_invoice_number_exist),
    filled(invoice.quoteNumber, filter.is_quote_number_exist),
    filled(invoice.poNumber, filter.is_po_number_exist),
    filled(invoice.salesInvoiceNumber, filter.is_sales_invoice_number_exist),
    given(filter.added_to_xero, (yes) => eq(invoice.addedToXero, yes)),
    given(filter.billed_to_client, (yes) => eq(invoice.billedToClient, yes)),
  );
}

function sorting({ sortBy = 'date', asc: ascending = false }: InvoiceFilter): SQL[] {
  const tie = ascending ? asc(invoice.id) : desc(invoice.id);
  if (sortBy === 'date') return [ordered(invoice.bookingDate, ascending), tie];
  return [ascending ? asc(invoice[sortBy]) : desc(invoice[sortBy]), tie];
}

/**
 * One page of all invoices of the workspace (S2 §2), with `count` up to 10,001: newest first by the
 * booking's date unless sorted otherwise, ties broken by uuid.
 */
export async function listInvoices(tx: Db, tenantId: string, filter: InvoiceFilter) {
  const offset = filter.offset ?? 0;
  const where = matching(tx, tenantId, filter);
  const ids = await tx
    .select({ id: invoice.id })
    .from(invoice)
    .where(where)
    .orderBy(...sorting(filter))
    .limit(pageSize + 1)
    .offset(offset);
  const page = await toPage(ids, offset, () => {
    const capped = tx.select({ id: invoice.id }).from(invoice).where(where).limit(countCap);
    return countRows(tx, capped.as('capped'));
  });
  const wanted = page.rows.map(({ id }) => id);
  const place = new Map(wanted.map((id, index) => [id, index]));
  const rows = await findInvoices(tx, tenantId, wanted);
  rows.sort((a, b) => (place.get(a.id) ?? 0) - (place.get(b.id) ?? 0));
  return { ...page, rows };
}

/** Invoices of the workspace by id, in any order; those of deleted bookings do not exist. */
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
        eq(invoice.cameraOperatorId, supplier.id),
        inArray(invoice.bookingId, bookingIds),
      ),
    );
}

/**
 * Ids of a videographer's invoices with this number, without regard to case. Locks the videographer
 * until the transaction ends, so that a number is not taken twice at once. Call it with the bookings
 * locked: that is the order in which everyone locks.
 */
export async function lockInvoiceNumber(
  tx: Db,
  supplier: { id: string; tenantId: string },
  number: string,
): Promise<string[]> {
  await tx
    .select({ id: person.id })
    .from(person)
    .where(and(eq(person.tenantId, supplier.tenantId), eq(person.id, supplier.id)))
    .for('no key update');
  const rows = await tx
    .select({ id: invoice.id })
    .from(invoice)
    .where(
      and(
        eq(invoice.tenantId, supplier.tenantId),
        eq(invoice.cameraOperatorId, supplier.id),
        sql`lower(${invoice.invoiceNumber}) = lower(${number})`,
      ),
    );
  return rows.map(({ id }) => id);
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
