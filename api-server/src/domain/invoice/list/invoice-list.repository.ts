import type { EarningState, InvoiceView, operations } from '@shootline/shared-api/contract';
import {
  type SQL,
  and,
  asc,
  desc,
  eq,
  gte,
  inArray,
  isNotNull,
  lt,
  lte,
  ne,
  sql,
  type PgColumn,
} from '../../../platform/db/drizzle.ts';
import type { Db } from '../../../platform/db/db.ts';
import {
  beginsWith,
  containsFolded,
  countCap,
  countRows,
  type FilterConditions,
  matchingAll,
  ordered,
  pageSize,
  toPage,
} from '../../../platform/db/query.ts';
import { rowsOf } from '../../../platform/db/rows.ts';
import { bookingNumberOf } from '../../booking/list/booking-number.rules.ts';
import { booking, invoice } from '../../schema.ts';
import { invoiceViewRules } from './invoice-view.rules.ts';
import { findInvoices } from '../invoice.repository.ts';

export type InvoiceFilter = NonNullable<operations['listInvoices']['parameters']['query']> & {
  /** The next step before its videographer is paid. */
  earning?: EarningState;
};

/**
 * Bounds in whole UTC days, wide enough for a calendar day in any zone. The list is ordered by instant,
 * so its index finds them directly.
 */
const within = (day: string, { before, after }: { before?: true; after?: true }) =>
  and(
    after && gte(invoice.bookingDate, sql`(${day}::date - 1)::timestamp at time zone 'UTC'`),
    before && lt(invoice.bookingDate, sql`(${day}::date + 2)::timestamp at time zone 'UTC'`),
  );

function inView(view: InvoiceView): SQL | undefined {
  const { state, billedToClient, addedToXero, kind } = invoiceViewRules[view];
  return and(
    eq(invoice.state, state),
    kind && eq(invoice.kind, kind),
    billedToClient === undefined ? undefined : eq(invoice.billedToClient, billedToClient),
    addedToXero === undefined ? undefined : eq(invoice.addedToXero, addedToXero),
  );
}

/** The state of an invoice for its videographer: one that was rejected is to be invoiced again. */
export const earningState = sql<EarningState>`case
  when ${invoice.state} = 'approved' and ${invoice.addedToXero} then 'in_xero'
  when ${invoice.state} in ('init', 'rejected') then 'to_invoice'
  else ${invoice.state} end`;

/** Whether the column has a text, or has none. */
const filled = (column: PgColumn) => (isFilled: boolean) =>
  isFilled ? ne(column, '') : eq(column, '');

type BookingPart = Pick<InvoiceFilter, 'booking_uid' | 'client'>;

const bookingConditions: FilterConditions<BookingPart> = {
  booking_uid: (uid) => beginsWith(booking.bookingUid, bookingNumberOf(uid)),
  client: (id) => eq(booking.clientId, id),
};

/** The part of a filter that concerns the invoice's booking. */
function ofBooking(tx: Db, tenantId: string, filter: InvoiceFilter): SQL | undefined {
  const condition = matchingAll(bookingConditions, filter);
  if (condition === undefined) return undefined;
  const bookings = tx
    .select({ id: booking.id })
    .from(booking)
    .where(and(eq(booking.tenantId, tenantId), condition));
  return inArray(invoice.bookingId, bookings);
}

const conditions: FilterConditions<
  Omit<InvoiceFilter, keyof BookingPart | 'sortBy' | 'asc' | 'offset' | 'limit'>
> = {
  title: (text) => containsFolded(invoice.bookingTitleSearch, text),
  at_date: (day) => and(eq(invoice.bookingDay, day), within(day, { after: true, before: true })),
  from_date: (day) => and(gte(invoice.bookingDay, day), within(day, { after: true })),
  to_date: (day) => and(lte(invoice.bookingDay, day), within(day, { before: true })),
  camop: (id) => eq(invoice.videographerId, id),
  invoice_number: (text) => containsFolded(invoice.invoiceNumberSearch, text),
  quote_number: (text) => containsFolded(invoice.quoteNumberSearch, text),
  po_number: (text) => containsFolded(invoice.poNumberSearch, text),
  sales_invoice_number: (text) => containsFolded(invoice.salesInvoiceNumberSearch, text),
  is_approved: (yes) => (yes ? eq(invoice.state, 'approved') : ne(invoice.state, 'approved')),
  is_invoice_number_exist: filled(invoice.invoiceNumber),
  is_quote_number_exist: filled(invoice.quoteNumberSearch),
  is_po_number_exist: filled(invoice.poNumberSearch),
  is_sales_invoice_number_exist: filled(invoice.salesInvoiceNumber),
  added_to_xero: (yes) => eq(invoice.addedToXero, yes),
  billed_to_client: (yes) => eq(invoice.billedToClient, yes),
  view: inView,
  earning: (state) => sql`${earningState} = ${state}`,
};

/** The finance dashboard's filter as a condition on `invoice`. */
export function matching(tx: Db, tenantId: string, filter: InvoiceFilter): SQL | undefined {
  return and(
    eq(invoice.tenantId, tenantId),
    eq(invoice.isBookingDeleted, false),
    ofBooking(tx, tenantId, filter),
    matchingAll(conditions, filter),
  );
}

function sorting({ sortBy = 'date', asc: ascending = false }: InvoiceFilter): SQL[] {
  const tie = ascending ? asc(invoice.id) : desc(invoice.id);
  if (sortBy === 'days_waiting') {
    // The earliest has waited longest.
    return ascending
      ? [desc(invoice.waitingSince), desc(invoice.id)]
      : [asc(invoice.waitingSince), asc(invoice.id)];
  }
  if (sortBy === 'date') return [ordered(invoice.bookingDate, ascending), tie];
  return [ascending ? asc(invoice[sortBy]) : desc(invoice[sortBy]), tie];
}

/**
 * One page of all invoices of the workspace, with `count` up to 10,001: newest first by the booking's date
 * unless sorted otherwise, ties broken by uuid.
 */
export async function listInvoices(tx: Db, tenantId: string, filter: InvoiceFilter) {
  const { offset = 0, limit: size = pageSize } = filter;
  const where = matching(tx, tenantId, filter);
  // Lets the index of the sort skip the invoices that wait for no decision.
  const isWaiting = filter.sortBy === 'days_waiting' && filter.view === 'to_approve';
  const ids = await tx
    .select({ id: invoice.id })
    .from(invoice)
    .where(isWaiting ? and(where, isNotNull(invoice.waitingSince)) : where)
    .orderBy(...sorting(filter))
    .limit(size + 1)
    .offset(offset);
  const countAll = () => {
    const capped = tx.select({ id: invoice.id }).from(invoice).where(where).limit(countCap);
    return countRows(tx, capped.as('capped'));
  };
  const page = await toPage(ids, offset, countAll, size);
  const pageIds = page.rows.map(({ id }) => id);
  const place = new Map(pageIds.map((id, index) => [id, index]));
  const rows = await findInvoices(tx, tenantId, pageIds);
  rows.sort((a, b) => (place.get(a.id) ?? 0) - (place.get(b.id) ?? 0));
  return { ...page, rows };
}

/** Counts the invoices that each filter matches, up to 10,001 each, in one statement. */
export async function countInvoices(
  tx: Db,
  tenantId: string,
  filters: InvoiceFilter[],
): Promise<number[]> {
  const counts = filters.map((filter) => {
    const matches = tx
      .select({ id: invoice.id })
      .from(invoice)
      .where(matching(tx, tenantId, filter))
      .limit(countCap);
    return sql`(select count(*)::int from ${matches.as('capped')})`;
  });
  const answer = await tx.execute(sql`select array[${sql.join(counts, sql`, `)}] as counts`);
  return rowsOf<{ counts: number[] }>(answer)[0]?.counts ?? [];
}
