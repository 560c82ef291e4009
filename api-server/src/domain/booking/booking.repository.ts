import {
  and,
  asc,
  desc,
  eq,
  getTableColumns,
  inArray,
  sql,
  alias,
  type PgColumn,
  QueryBuilder,
} from '../../platform/db/drizzle.ts';
import type { Db } from '../../platform/db/db.ts';
import { prepared } from '../../platform/db/prepared.ts';
import { notFound } from '../../platform/errors/errors.ts';
import type { Viewer } from '../../platform/session/viewer.ts';
import {
  booking,
  bookingAvailability,
  cancellationFee,
  client,
  invoice,
  appUser,
  tenant,
} from '../schema.ts';
import { factsOf } from './rights/booking-facts.ts';
import { relationOf } from './rights/booking-permission.rules.ts';
import { visibleTo } from './rights/booking-visibility.repository.ts';
import { openStates, pendingStates } from './rights/open-offer.rules.ts';
import { onKey } from '../../platform/db/query.ts';

const submitter = alias(appUser, 'submitter');
const videographer = alias(appUser, 'videographer');

type Shown =
  'id' | 'role' | 'fullName' | 'email' | 'phone' | 'company' | 'ratingSum' | 'ratingCount';

/** The columns of a user that bookings show. All columns would make a row half as long again. */
function shownOf<Table extends Record<Shown, unknown>>(table: Table): Pick<Table, Shown> {
  const { id, role, fullName, email, phone, company, ratingSum, ratingCount } = table;
  return { id, role, fullName, email, phone, company, ratingSum, ratingCount };
}

/** A user as bookings show them. */
export type ShownPerson = BookingRow['submitter'];

/** A booking with the records that a list row needs. */
export type BookingRow = Awaited<ReturnType<typeof loadBookings>>[number];

/** Condition for the records of some bookings of one workspace, for a query that is built once. */
const ofBookings = (tenantId: PgColumn, id: PgColumn) =>
  and(eq(tenantId, sql.placeholder('tenantId')), sql`${id} = any(${sql.placeholder('ids')})`);

/** The limits of the workspace to changes by clients. */
export const changeLimits = {
  place: tenant.placeChangesUntil,
  content: tenant.contentChangesUntil,
  cancellation: tenant.cancellationUntil,
};

const bookingColumns = {
  booking: getTableColumns(booking),
  submitter: shownOf(submitter),
  videographer: shownOf(videographer),
  client: { id: client.id, name: client.name },
  limits: changeLimits,
  minimumGap: tenant.minimumGap,
};

const findRows = prepared(
  'bookings',
  bookingColumns,
  new QueryBuilder()
    .select(bookingColumns)
    .from(booking)
    .innerJoin(tenant, eq(tenant.id, booking.tenantId))
    .innerJoin(client, onKey(client, booking.clientId))
    .innerJoin(submitter, onKey(submitter, booking.submitterId))
    .leftJoin(videographer, onKey(videographer, booking.videographerId))
    .where(ofBookings(booking.tenantId, booking.id)),
);

const feeColumns = getTableColumns(cancellationFee);

const findFees = prepared(
  'fees_of_bookings',
  feeColumns,
  new QueryBuilder()
    .select(feeColumns)
    .from(cancellationFee)
    .where(ofBookings(cancellationFee.tenantId, cancellationFee.bookingId))
    .orderBy(asc(cancellationFee.created), asc(cancellationFee.id)),
);

const invoiceColumns = {
  id: invoice.id,
  bookingId: invoice.bookingId,
  videographerId: invoice.videographerId,
  state: invoice.state,
  billedToClient: invoice.billedToClient,
  kind: invoice.kind,
  creditedId: invoice.creditedId,
  claimedAmount: invoice.claimedAmount,
  partAmount: invoice.partAmount,
};

const findInvoices = prepared(
  'invoices_of_bookings',
  invoiceColumns,
  new QueryBuilder()
    .select(invoiceColumns)
    .from(invoice)
    .where(ofBookings(invoice.tenantId, invoice.bookingId))
    .orderBy(desc(invoice.modified), asc(invoice.id)),
);

const isOther = sql`${bookingAvailability.videographerId} is distinct from ${booking.videographerId}`;

const offerColumns = {
  bookingId: bookingAvailability.bookingId,
  others: sql<number>`(count(*) filter (where ${isOther}))::int`,
  hasPending: sql<boolean>`bool_or(${inArray(bookingAvailability.state, pendingStates)})`,
};

const findOpenOffers = prepared(
  'open_offers_of_bookings',
  offerColumns,
  new QueryBuilder()
    .select(offerColumns)
    .from(bookingAvailability)
    .innerJoin(booking, onKey(booking, bookingAvailability.bookingId))
    .where(
      and(
        ofBookings(bookingAvailability.tenantId, bookingAvailability.bookingId),
        inArray(bookingAvailability.state, openStates),
      ),
    )
    .groupBy(bookingAvailability.bookingId),
);

/**
 * Fees (oldest first), invoices and open offers of bookings, by the booking's id. Of offers: the number
 * open to videographers other than the assignee, and whether any is still unanswered.
 */
export async function loadAttached(tx: Db, tenantId: string, ids: string[]) {
  const values = { tenantId, ids };
  const feesOf = Map.groupBy(await findFees(tx, values), (fee) => fee.bookingId);
  const invoicesOf = Map.groupBy(await findInvoices(tx, values), (one) => one.bookingId);
  const offers = await findOpenOffers(tx, values);
  const offersOf = new Map(offers.map(({ bookingId, ...counts }) => [bookingId, counts]));
  return (id: string) => ({
    fees: feesOf.get(id) ?? [],
    invoices: invoicesOf.get(id) ?? [],
    openOffers: offersOf.get(id) ?? { others: 0, hasPending: false },
  });
}

/** The bookings with these ids, in this order, in a fixed number of queries. */
export async function loadBookings(tx: Db, { tenantId }: Pick<Viewer, 'tenantId'>, ids: string[]) {
  if (ids.length === 0) return [];
  const rows = await findRows(tx, { tenantId, ids });
  const attachedTo = await loadAttached(tx, tenantId, ids);
  const place = new Map(ids.map((id, index) => [id, index]));
  return rows
    .sort((a, b) => (place.get(a.booking.id) ?? 0) - (place.get(b.booking.id) ?? 0))
    .map(({ videographer: assignee, ...row }) => ({
      ...row,
      videographer: row.booking.videographerId === null ? null : assignee,
      ...attachedTo(row.booking.id),
    }));
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
 * The bookings with these ids, in this order, locked until the transaction ends. Rows are locked by
 * ascending id, to prevent deadlocks.
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
