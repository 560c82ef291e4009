import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db } from '../../platform/db/db.ts';
import { notFound } from '../../platform/http/errors.ts';
import type { Viewer } from '../../platform/session/viewer.ts';
import {
  booking,
  bookingAvailability,
  cancellationFee,
  client,
  invoice,
  person,
} from '../schema.ts';
import { factsOf } from './booking-facts.ts';
import { relationOf } from './booking-permission.rules.ts';
import { visibleTo } from './booking-visibility.repository.ts';
import { openStates, pendingStates } from './open-offer.rules.ts';

const submitter = alias(person, 'submitter');
const operator = alias(person, 'operator');

type Shown =
  'id' | 'role' | 'fullName' | 'email' | 'phone' | 'company' | 'ratingSum' | 'ratingCount';

/** The columns of a person that bookings show: with all of them a row would be half as long again. */
function shownOf<Table extends Record<Shown, unknown>>(table: Table): Pick<Table, Shown> {
  const { id, role, fullName, email, phone, company, ratingSum, ratingCount } = table;
  return { id, role, fullName, email, phone, company, ratingSum, ratingCount };
}

/** A person as bookings show them. */
export type ShownPerson = BookingRow['submitter'];

/** A booking with the records that its short form needs. */
export type BookingRow = Awaited<ReturnType<typeof loadBookings>>[number];

/**
 * How many videographers other than the assignee have an open offer, and whether any open one is yet to
 * be answered, by the booking's id; nothing for a booking without open offers.
 */
async function openOffers(tx: Db, tenantId: string, ids: string[]) {
  const { bookingId, cameraOperatorId, state } = bookingAvailability;
  const isOther = sql`${cameraOperatorId} is distinct from ${booking.cameraOperatorId}`;
  const rows = await tx
    .select({
      bookingId,
      others: sql<number>`(count(*) filter (where ${isOther}))::int`,
      hasPending: sql<boolean>`bool_or(${inArray(state, pendingStates)})`,
    })
    .from(bookingAvailability)
    .innerJoin(booking, eq(booking.id, bookingId))
    .where(
      and(
        eq(bookingAvailability.tenantId, tenantId),
        inArray(bookingId, ids),
        inArray(state, openStates),
      ),
    )
    .groupBy(bookingId);
  return new Map(rows.map(({ bookingId: id, ...offers }) => [id, offers]));
}

/** The fees, invoices and open offers of bookings, by the booking's id. */
export async function loadAttached(tx: Db, tenantId: string, ids: string[]) {
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
      billedToClient: invoice.billedToClient,
    })
    .from(invoice)
    .where(and(eq(invoice.tenantId, tenantId), inArray(invoice.bookingId, ids)))
    .orderBy(desc(invoice.modified), asc(invoice.id));
  const offers = await openOffers(tx, tenantId, ids);
  const feesOf = Map.groupBy(fees, ({ bookingId }) => bookingId);
  const invoicesOf = Map.groupBy(invoices, ({ bookingId }) => bookingId);
  return (id: string) => ({
    fees: feesOf.get(id) ?? [],
    invoices: invoicesOf.get(id) ?? [],
    openOffers: offers.get(id) ?? { others: 0, hasPending: false },
  });
}

/** The bookings of these ids in this order, in a fixed number of queries. */
export async function loadBookings(tx: Db, { tenantId }: Pick<Viewer, 'tenantId'>, ids: string[]) {
  if (ids.length === 0) return [];
  const rows = await tx
    .select({
      booking,
      submitter: shownOf(submitter),
      operator: shownOf(operator),
      client: { id: client.id, name: client.name },
    })
    .from(booking)
    .innerJoin(client, eq(client.id, booking.clientId))
    .innerJoin(submitter, eq(submitter.id, booking.submitterId))
    .leftJoin(operator, eq(operator.id, booking.cameraOperatorId))
    .where(and(eq(booking.tenantId, tenantId), inArray(booking.id, ids)));
  const attachedTo = await loadAttached(tx, tenantId, ids);
  const place = new Map(ids.map((id, index) => [id, index]));
  return rows
    .sort((a, b) => (place.get(a.booking.id) ?? 0) - (place.get(b.booking.id) ?? 0))
    .map((row) => ({ ...row, ...attachedTo(row.booking.id) }));
}

/** A booking that the viewer may view, or undefined. */
export async function findBooking(
  tx: Db,
  viewer: Viewer,
  id: string,
): Promise<BookingRow | undefined> {
  const visible = await tx
    .select({ id: booking.id })
    .from(booking)
    .where(and(visibleTo(tx, viewer), eq(booking.id, id)));
  const ids = visible.map((row) => row.id);
  return (await loadBookings(tx, viewer, ids))[0];
}

/**
 * The bookings of these ids in this order, locked until the transaction ends. Everyone locks by
 * ascending id, so that two who lock several cannot deadlock.
 */
export async function lockBookings(tx: Db, tenantId: string, ids: string[]): Promise<BookingRow[]> {
  if (ids.length === 0) return [];
  await tx
    .select({ id: booking.id })
    .from(booking)
    .where(and(eq(booking.tenantId, tenantId), inArray(booking.id, ids)))
    .orderBy(asc(booking.id))
    .for('update');
  // Read after locking, to see what the previous holder wrote.
  return loadBookings(tx, { tenantId }, ids);
}

/** Whether the viewer may view a loaded booking; `visibleTo` is the same in SQL. */
export function isVisibleTo(viewer: Viewer, row: BookingRow): boolean {
  return relationOf(factsOf(row), viewer) !== undefined;
}

export const missingBooking = () => notFound("Sorry, we can't find this booking.");

/** A booking that the viewer may view, locked until the transaction ends. Throws 404. */
export async function lockBooking(tx: Db, viewer: Viewer, id: string): Promise<BookingRow> {
  const [row] = await lockBookings(tx, viewer.tenantId, [id]);
  if (!row || !isVisibleTo(viewer, row)) throw missingBooking();
  return row;
}
