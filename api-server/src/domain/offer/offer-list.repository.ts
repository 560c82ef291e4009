import type { AvailabilityView, operations } from '@shootline/shared-api/contract';
import { type SQL, and, asc, desc, eq, inArray, sql } from '../../platform/db/drizzle.ts';
import { type BookingRow, loadBookings } from '../booking/booking.repository.ts';
import { acrossTenants } from '../../platform/db/across-tenants.ts';
import type { Db } from '../../platform/db/db.ts';
import { countCap, countRows, ordered, pageSize, toPage, onKey } from '../../platform/db/query.ts';
import { rowsOf } from '../../platform/db/rows.ts';
import { setLocally } from '../../platform/db/workspace-transaction.ts';
import { bookingAvailability, appUser } from '../schema.ts';
import type { User, Viewer } from '../../platform/session/viewer.ts';
import type { Offer } from './offer.repository.ts';
import { answerBy, viewableOffers } from './offer-visibility.repository.ts';

/** Sort, view and offset of a page of offers. */
export type AvailabilityFilter = NonNullable<
  operations['listAvailabilities']['parameters']['query']
>;

/** An offer with its videographer. */
export type OfferRecord = { offer: Offer; videographer: User };

/** An offer with its videographer and its booking. */
export type OfferRow = OfferRecord & { row: BookingRow };

async function loadRecords(tx: Db, tenantId: string, ids: string[]): Promise<OfferRecord[]> {
  return tx
    .select({ offer: bookingAvailability, videographer: appUser })
    .from(bookingAvailability)
    .innerJoin(appUser, onKey(appUser, bookingAvailability.videographerId))
    .where(
      and(
        eq(bookingAvailability.tenantId, tenantId),
        eq(bookingAvailability.isBookingDeleted, false),
        inArray(bookingAvailability.id, ids),
      ),
    );
}

/** The offers with these ids and their bookings, in this order, in a fixed number of queries. */
export async function loadOffers(tx: Db, tenantId: string, ids: string[]): Promise<OfferRow[]> {
  if (ids.length === 0) return [];
  const records = await loadRecords(tx, tenantId, ids);
  const bookings = await loadBookings(tx, { tenantId }, [
    ...new Set(records.map(({ offer }) => offer.bookingId)),
  ]);
  const bookingOf = new Map(bookings.map((row) => [row.booking.id, row]));
  const place = new Map(ids.map((id, index) => [id, index]));
  return records
    .flatMap((record) => {
      const row = bookingOf.get(record.offer.bookingId);
      return row ? [{ ...record, row }] : [];
    })
    .sort((a, b) => (place.get(a.offer.id) ?? 0) - (place.get(b.offer.id) ?? 0));
}

/** An offer of the workspace; undefined if there is none or its booking is deleted. */
export async function findOffer(
  tx: Db,
  tenantId: string,
  id: string,
): Promise<OfferRow | undefined> {
  return (await loadOffers(tx, tenantId, [id.toLowerCase()]))[0];
}

/** The same offer without its booking. */
export async function findOfferRecord(
  tx: Db,
  tenantId: string,
  id: string,
): Promise<OfferRecord | undefined> {
  return (await loadRecords(tx, tenantId, [id.toLowerCase()]))[0];
}

/**
 * The workspace of an offer, without a sign-in; undefined if there is no such offer. Runs outside any
 * workspace.
 */
export async function tenantOfOffer(db: Db, id: string): Promise<string | undefined> {
  return db.transaction(async (tx) => {
    await tx.execute(setLocally('app.offer_id', id));
    const [row] = await tx
      .select({ tenantId: bookingAvailability.tenantId })
      .from(bookingAvailability)
      .where(and(eq(bookingAvailability.id, id), acrossTenants('offer_of_link')));
    return row?.tenantId;
  });
}

function sorting({ sortBy = 'date', asc: upwards, view }: AvailabilityFilter, now: Date): SQL[] {
  const ascending = upwards ?? sortBy !== 'date';
  const direction = ascending ? asc : desc;
  const byId = direction(bookingAvailability.id);
  const byDate = [ordered(bookingAvailability.bookingDate, ascending), byId];
  switch (sortBy) {
    case 'client':
      return [direction(bookingAvailability.clientName), byId];
    case 'title':
      return [direction(bookingAvailability.bookingTitle), byId];
    case 'videographer':
      return [direction(appUser.fullName), byId];
    case 'status': {
      // Sorts the few offers of a view, as reading the index of states would pass those of all years.
      const { state } = bookingAvailability;
      return [direction(view ? sql`${state} || ''` : state), byId];
    }
    case 'answer_by':
      return view === 'to_answer' ? [direction(answerBy(now)), byId] : byDate;
    default:
      return byDate;
  }
}

/**
 * One page of the offers that the viewer may view, with `count` up to 10,001. Sorted by date of the shoot,
 * newest first, unless `sortBy` says otherwise; other fields sort upwards by default. Ties are broken by
 * uuid.
 */
export async function listOffers(tx: Db, viewer: Viewer, filter: AvailabilityFilter, now: Date) {
  const offset = filter.offset ?? 0;
  const where = viewableOffers(viewer, filter.view, now);
  const offers = () => tx.select({ id: bookingAvailability.id }).from(bookingAvailability);
  const isVideographers = and(
    eq(appUser.tenantId, viewer.tenantId),
    eq(appUser.id, bookingAvailability.videographerId),
  );
  const matching =
    filter.sortBy === 'videographer'
      ? offers().innerJoin(appUser, isVideographers).where(where)
      : offers().where(where);
  const ids = await matching
    .orderBy(...sorting(filter, now))
    .limit(pageSize + 1)
    .offset(offset);
  const page = await toPage(ids, offset, () =>
    countRows(tx, offers().where(where).limit(countCap).as('capped')),
  );
  const rows = await loadOffers(
    tx,
    viewer.tenantId,
    page.rows.map(({ id }) => id),
  );
  return { ...page, rows };
}

/** Counts the offers of each view that the viewer may view, up to 10,001 each, in one statement. */
export async function countOffers(
  tx: Db,
  viewer: Viewer,
  views: (AvailabilityView | undefined)[],
  now: Date,
): Promise<number[]> {
  if (views.length === 0) return [];
  const counts = views.map((view) => {
    const offers = tx
      .select({ id: bookingAvailability.id })
      .from(bookingAvailability)
      .where(viewableOffers(viewer, view, now))
      .limit(countCap);
    return sql`(select count(*)::int from ${offers.as('capped')})`;
  });
  const answer = await tx.execute(sql`select array[${sql.join(counts, sql`, `)}] as counts`);
  return rowsOf<{ counts: number[] }>(answer)[0]?.counts ?? [];
}
