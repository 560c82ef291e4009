import type { operations } from '@shootline/shared-api/contract';
import { isInternal } from '@shootline/shared-api/contract';
import { type SQL, and, asc, desc, eq, inArray, isNotNull, or, sql } from 'drizzle-orm';
import { type BookingRow, loadBookings } from '../booking/booking.repository.ts';
import type { Db } from '../../platform/db/db.ts';
import { countCap, countRows, ordered, pageSize, toPage } from '../../platform/db/query.ts';
import { rowsOf } from '../../platform/db/rows.ts';
import { bookingAvailability, person } from '../schema.ts';
import type { Person, Viewer } from '../../platform/session/viewer.ts';
import type { Offer } from './offer.repository.ts';

type AvailabilityFilter = NonNullable<operations['listAvailabilities']['parameters']['query']>;

/** An offer with its videographer and its booking. */
export type OfferRow = { offer: Offer; operator: Person; row: BookingRow };

async function loadOffers(tx: Db, tenantId: string, ids: string[]): Promise<OfferRow[]> {
  if (ids.length === 0) return [];
  const found = await tx
    .select({ offer: bookingAvailability, operator: person })
    .from(bookingAvailability)
    .innerJoin(person, eq(person.id, bookingAvailability.cameraOperatorId))
    .where(and(eq(bookingAvailability.tenantId, tenantId), inArray(bookingAvailability.id, ids)));
  const bookings = await loadBookings(tx, { tenantId }, [
    ...new Set(found.map(({ offer }) => offer.bookingId)),
  ]);
  const bookingOf = new Map(bookings.map((row) => [row.booking.id, row]));
  const place = new Map(ids.map((id, index) => [id, index]));
  return found
    .flatMap((one) => {
      const row = bookingOf.get(one.offer.bookingId);
      return row ? [{ ...one, row }] : [];
    })
    .sort((a, b) => (place.get(a.offer.id) ?? 0) - (place.get(b.offer.id) ?? 0));
}

/** One offer of the workspace; undefined when there is none or its booking is deleted. */
export async function findOffer(
  tx: Db,
  tenantId: string,
  id: string,
): Promise<OfferRow | undefined> {
  const [found] = await loadOffers(tx, tenantId, [id.toLowerCase()]);
  return found?.row.booking.state === 'deleted' ? undefined : found;
}

/** The workspace of an offer, whoever asks; undefined when there is no such offer. */
export async function tenantOfOffer(db: Db, id: string): Promise<string | undefined> {
  const [found] = rowsOf<{ tenant: string | null }>(
    await db.execute(sql`select shootline.tenant_of_offer(${id}::uuid) as tenant`),
  );
  return found?.tenant ?? undefined;
}

/** The offers that reached a videographer, as a condition on `booking_availability`. */
export function sentToOperator({ id, tenantId }: Viewer): SQL | undefined {
  return and(
    eq(bookingAvailability.tenantId, tenantId),
    eq(bookingAvailability.cameraOperatorId, id),
    or(
      isNotNull(bookingAvailability.sent),
      inArray(bookingAvailability.state, ['unknown', 'available', 'busy']),
    ),
  );
}

function viewable(viewer: Viewer): SQL | undefined {
  return and(
    eq(bookingAvailability.tenantId, viewer.tenantId),
    eq(bookingAvailability.isBookingDeleted, false),
    isInternal(viewer.role) ? undefined : sentToOperator(viewer),
  );
}

function sorting({ sortBy = 'date', asc: upwards }: AvailabilityFilter): SQL[] {
  const ascending = upwards ?? sortBy !== 'date';
  const direction = ascending ? asc : desc;
  const byId = direction(bookingAvailability.id);
  switch (sortBy) {
    case 'client':
      return [direction(bookingAvailability.clientName), byId];
    case 'title':
      return [direction(bookingAvailability.bookingTitle), byId];
    case 'videographer':
      return [direction(person.fullName), byId];
    case 'status':
      return [direction(bookingAvailability.state), byId];
    default:
      return [ordered(bookingAvailability.bookingDate, ascending), byId];
  }
}

/**
 * One page of the offers that the viewer may view (S2 §2), with `count` up to 10,001. Newest shoot
 * first unless sorted otherwise; other fields sort upwards by default. Ties are broken by uuid.
 */
export async function listOffers(tx: Db, viewer: Viewer, filter: AvailabilityFilter) {
  const offset = filter.offset ?? 0;
  const where = viewable(viewer);
  const offers = () => tx.select({ id: bookingAvailability.id }).from(bookingAvailability);
  const isOperators = and(
    eq(person.tenantId, viewer.tenantId),
    eq(person.id, bookingAvailability.cameraOperatorId),
  );
  const found =
    filter.sortBy === 'videographer'
      ? offers().innerJoin(person, isOperators).where(where)
      : offers().where(where);
  const ids = await found
    .orderBy(...sorting(filter))
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
