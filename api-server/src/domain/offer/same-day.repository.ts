import type { Availability } from '@shootline/shared-api/contract';
import { wallText, zoneOf } from '@shootline/shared-api/rules';
import { and, asc, eq, gt, lt, ne } from 'drizzle-orm';
import { loadBookings } from '../booking/booking.repository.ts';
import type { Db } from '../../platform/db/db.ts';
import { dayStart, isoDay } from '../../platform/http/day.ts';
import { bookingAvailability, busyTime } from '../schema.ts';
import { shootsDuring } from './free-time.repository.ts';
import type { OfferRow } from './offer-list.repository.ts';
import { type Span, workSpan } from './shoot-span.rules.ts';

type SameDay = Availability['same_day'][number];

function dayOf({ row: { booking } }: OfferRow): Span | undefined {
  const zone = zoneOf(booking);
  const day = booking.date && isoDay('date', wallText(booking.date, zone).slice(0, 10));
  return day ? { from: dayStart(day, zone), to: dayStart(day, zone, 1) } : undefined;
}

async function shootsOf(tx: Db, { operator, row }: OfferRow, day: Span): Promise<SameDay[]> {
  const { id, tenantId } = row.booking;
  const shoots = (await shootsDuring(tx, tenantId, day, id, [operator.id])).get(operator.id);
  return (shoots ?? []).map((shoot) => ({
    kind: 'shoot',
    uuid: shoot.id,
    title: shoot.title,
    starts: shoot.from.toISOString(),
    ends: shoot.to.toISOString(),
    timezone: shoot.zone,
    location: shoot.location,
  }));
}

async function openOffersOf(tx: Db, { operator, row }: OfferRow, day: Span): Promise<SameDay[]> {
  const { id, tenantId } = row.booking;
  const offers = await tx
    .select({ id: bookingAvailability.id, bookingId: bookingAvailability.bookingId })
    .from(bookingAvailability)
    .where(
      and(
        eq(bookingAvailability.tenantId, tenantId),
        eq(bookingAvailability.cameraOperatorId, operator.id),
        eq(bookingAvailability.state, 'unknown'),
        eq(bookingAvailability.isBookingDeleted, false),
        ne(bookingAvailability.bookingId, id),
        lt(bookingAvailability.bookingDate, day.to),
        gt(bookingAvailability.bookingEnd, day.from),
      ),
    );
  const offerOf = new Map(offers.map((offer) => [offer.bookingId, offer.id]));
  const bookings = await loadBookings(tx, { tenantId }, [...offerOf.keys()]);
  return bookings.flatMap(({ booking }): SameDay[] => {
    const span = workSpan(booking);
    if (!span) return [];
    return [
      {
        kind: 'offer',
        uuid: offerOf.get(booking.id) ?? '',
        title: booking.title,
        starts: span.from.toISOString(),
        ends: span.to.toISOString(),
        timezone: zoneOf(booking),
        location: booking.address?.formatted_address_short ?? '',
      },
    ];
  });
}

async function busyTimesOf(tx: Db, { operator }: OfferRow, day: Span): Promise<SameDay[]> {
  const times = await tx
    .select()
    .from(busyTime)
    .where(
      and(
        eq(busyTime.tenantId, operator.tenantId),
        eq(busyTime.personId, operator.id),
        lt(busyTime.starts, day.to),
        gt(busyTime.ends, day.from),
      ),
    )
    .orderBy(asc(busyTime.starts));
  return times.map(({ id, starts, ends, timezone }) => ({
    kind: 'busy',
    uuid: id,
    title: '',
    starts: starts.toISOString(),
    ends: ends.toISOString(),
    timezone,
    location: '',
  }));
}

/**
 * What else the videographer of an offer has on the shoot's own day, in its zone, by time: shoots,
 * other open offers and busy times.
 */
export async function sameDayOf(tx: Db, offer: OfferRow): Promise<SameDay[]> {
  const day = dayOf(offer);
  if (!day) return [];
  const entries = [
    ...(await shootsOf(tx, offer, day)),
    ...(await openOffersOf(tx, offer, day)),
    ...(await busyTimesOf(tx, offer, day)),
  ];
  return entries.sort((a, b) => a.starts.localeCompare(b.starts) || a.uuid.localeCompare(b.uuid));
}
