import { isCameraOperator, isClient, type operations } from '@shootline/shared-api/contract';
import { type SQL, and, asc, desc, eq, inArray, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
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
import { bookingNumberOf } from './booking-number.ts';
import {
  booking,
  bookingAvailability,
  cancellationFee,
  client,
  invoice,
  person,
} from '../schema.ts';
import type { Viewer } from '../../platform/session/viewer.ts';
import { visibleTo } from './booking.visibility.ts';

export type BookingFilter = NonNullable<operations['listBookings']['parameters']['query']>;

function ownInvoiceState(viewer: Viewer): SQL {
  return sql`(select ${invoice.state} from ${invoice} where ${invoice.bookingId} = ${booking.id}
    and ${invoice.cameraOperatorId} = ${viewer.id})`;
}

function invoiceStateOf(viewer: Viewer): SQL {
  return isCameraOperator(viewer.role)
    ? ownInvoiceState(viewer)
    : sql`${booking.camopInvoiceStatus}`;
}

function matching(tx: Db, viewer: Viewer, filter: BookingFilter): SQL | undefined {
  const given = <Value>(value: Value | undefined, condition: (value: Value) => SQL) =>
    value === undefined ? undefined : condition(value);
  return and(
    visibleTo(tx, viewer),
    given(filter.title, (title) => containsFolded(booking.titleSearch, title)),
    given(filter.state, (state) => eq(booking.state, state)),
    given(filter.client, (id) => eq(booking.clientId, id)),
    given(filter.region, (region) => eq(booking.region, region)),
    given(filter.booking_uid, (uid) => beginsWith(booking.bookingUid, bookingNumberOf(uid))),
    given(filter.created_by, (id) => eq(booking.submitterId, id)),
    given(filter.am, (id) => eq(booking.accountManagerId, id)),
    given(filter.billing_region, (region) => eq(booking.billingRegion, region)),
    isClient(viewer.role)
      ? undefined
      : given(filter.invoice_state, (state) => sql`${invoiceStateOf(viewer)} = ${state}`),
  );
}

function sorting(viewer: Viewer, { sortBy = 'date', asc: upwards }: BookingFilter): SQL[] {
  const ascending = upwards ?? sortBy !== 'date';
  const plain = (column: SQL | typeof booking.title) => [
    ascending ? asc(column) : desc(column),
    ascending ? asc(booking.id) : desc(booking.id),
  ];
  const nullable = (value: SQL) => [
    ordered(value, ascending),
    ascending ? asc(booking.id) : desc(booking.id),
  ];
  switch (sortBy) {
    case 'state':
      return plain(sql`${booking.state}`);
    case 'client':
      return plain(sql`${booking.clientName}`);
    case 'title':
      return plain(booking.title);
    case 'booking_uid':
      return plain(sql`${booking.bookingNumber}`);
    case 'camop_invoice_status':
      // Even an order would tell a client about invoices.
      if (isClient(viewer.role)) return nullable(sql`${booking.date}`);
      return nullable(invoiceStateOf(viewer));
    default:
      return nullable(sql`${booking.date}`);
  }
}

const submitter = alias(person, 'submitter');
const operator = alias(person, 'operator');

/** One booking with the records that its short form needs. */
export type BookingRow = Awaited<ReturnType<typeof loadBookings>>[number];

/** The bookings of these ids in this order, in a fixed number of queries. */
export async function loadBookings(tx: Db, { tenantId }: Pick<Viewer, 'tenantId'>, ids: string[]) {
  if (ids.length === 0) return [];
  const rows = await tx
    .select({ booking, submitter, operator, client: { id: client.id, name: client.name } })
    .from(booking)
    .innerJoin(client, eq(client.id, booking.clientId))
    .innerJoin(submitter, eq(submitter.id, booking.submitterId))
    .leftJoin(operator, eq(operator.id, booking.cameraOperatorId))
    .where(and(eq(booking.tenantId, tenantId), inArray(booking.id, ids)));
  const fees = await tx
    .select()
    .from(cancellationFee)
    .where(and(eq(cancellationFee.tenantId, tenantId), inArray(cancellationFee.bookingId, ids)))
    .orderBy(asc(cancellationFee.created), asc(cancellationFee.id));
  const invoices = await tx
    .select({
      id: invoice.id,
      bookingId: invoice.bookingId,
      cameraOperatorId: invoice.cameraOperatorId,
      state: invoice.state,
    })
    .from(invoice)
    .where(and(eq(invoice.tenantId, tenantId), inArray(invoice.bookingId, ids)))
    .orderBy(desc(invoice.modified), asc(invoice.id));
  const pending = await tx
    .selectDistinct({ bookingId: bookingAvailability.bookingId })
    .from(bookingAvailability)
    .where(
      and(
        eq(bookingAvailability.tenantId, tenantId),
        inArray(bookingAvailability.bookingId, ids),
        inArray(bookingAvailability.state, ['awaiting_send', 'unknown']),
      ),
    );
  const isPending = new Set(pending.map(({ bookingId }) => bookingId));
  const place = new Map(ids.map((id, index) => [id, index]));
  return rows
    .sort((a, b) => (place.get(a.booking.id) ?? 0) - (place.get(b.booking.id) ?? 0))
    .map((row) => ({
      ...row,
      fees: fees.filter(({ bookingId }) => bookingId === row.booking.id),
      invoices: invoices.filter(({ bookingId }) => bookingId === row.booking.id),
      hasPendingAvailabilities: isPending.has(row.booking.id),
    }));
}

/**
 * One page of the bookings that the viewer may view (S1 §2), with `count` up to 10,001. Newest date
 * first unless sorted otherwise; other fields sort upwards by default. Ties are broken by uuid.
 */
export async function listBookings(tx: Db, viewer: Viewer, filter: BookingFilter) {
  const offset = filter.offset ?? 0;
  const where = matching(tx, viewer, filter);
  const ids = await tx
    .select({ id: booking.id })
    .from(booking)
    .where(where)
    .orderBy(...sorting(viewer, filter))
    .limit(pageSize + 1)
    .offset(offset);
  const page = await toPage(ids, offset, () => {
    const capped = tx.select({ id: booking.id }).from(booking).where(where).limit(countCap);
    return countRows(tx, capped.as('capped'));
  });
  return {
    ...page,
    rows: await loadBookings(
      tx,
      viewer,
      page.rows.map(({ id }) => id),
    ),
  };
}

/** One booking that the viewer may view; undefined for every other id. */
export async function findBooking(
  tx: Db,
  viewer: Viewer,
  id: string,
): Promise<BookingRow | undefined> {
  const [found] = await tx
    .select({ id: booking.id })
    .from(booking)
    .where(and(visibleTo(tx, viewer), eq(booking.id, id)));
  const [row] = found ? await loadBookings(tx, viewer, [found.id]) : [];
  return row;
}

/** Id of the booking of a hub video that the viewer may view; undefined when there is none. */
export async function findBookingIdOfVideo(
  tx: Db,
  viewer: Viewer,
  videoId: string,
): Promise<string | undefined> {
  const [found] = await tx
    .select({ id: booking.id })
    .from(booking)
    .where(and(visibleTo(tx, viewer), eq(booking.videoId, videoId)))
    .limit(1);
  return found?.id;
}
