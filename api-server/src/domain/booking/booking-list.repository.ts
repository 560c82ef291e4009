import { isCameraOperator, isClient, type operations } from '@shootline/shared-api/contract';
import { type SQL, and, asc, desc, eq, inArray, sql } from 'drizzle-orm';
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
import type { Viewer } from '../../platform/session/viewer.ts';
import { booking, invoice } from '../schema.ts';
import { bookingNumberOf } from './booking-number.rules.ts';
import { visibleTo } from './booking-visibility.repository.ts';
import { loadBookings } from './booking.repository.ts';

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
  const when = <Value>(value: Value | undefined, condition: (value: Value) => SQL) =>
    value === undefined ? undefined : condition(value);
  return and(
    visibleTo(tx, viewer),
    when(filter.title, (title) => containsFolded(booking.titleSearch, title)),
    when(filter.state, (states) => inArray(booking.state, states)),
    when(filter.client, (id) => eq(booking.clientId, id)),
    when(filter.region, (region) => eq(booking.region, region)),
    when(filter.booking_uid, (uid) => beginsWith(booking.bookingUid, bookingNumberOf(uid))),
    when(filter.created_by, (id) => eq(booking.submitterId, id)),
    when(filter.am, (id) => eq(booking.accountManagerId, id)),
    when(filter.billing_region, (region) => eq(booking.billingRegion, region)),
    isClient(viewer.role)
      ? undefined
      : when(filter.invoice_state, (state) => sql`${invoiceStateOf(viewer)} = ${state}`),
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
      // Even the order would reveal invoices to a client.
      if (isClient(viewer.role)) return nullable(sql`${booking.date}`);
      return nullable(invoiceStateOf(viewer));
    default:
      return nullable(sql`${booking.date}`);
  }
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

/** The id of the booking with this hub video, if the viewer may view it. */
export async function findBookingIdOfVideo(
  tx: Db,
  viewer: Viewer,
  videoId: string,
): Promise<string | undefined> {
  const [row] = await tx
    .select({ id: booking.id })
    .from(booking)
    .where(and(visibleTo(tx, viewer), eq(booking.videoId, videoId)))
    .limit(1);
  return row?.id;
}
