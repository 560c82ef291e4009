import type { CalendarEntry, Coordinates } from '@shootline/shared-api/contract';
import { zoneOf } from '@shootline/shared-api/rules';
import { type SQL, and, eq, gt, inArray, or } from '../../../platform/db/drizzle.ts';
import type { Db } from '../../../platform/db/db.ts';
import { isBusyDuring } from '../../availability/busy-time.repository.ts';
import { mayTouch, takenStates } from '../../availability/free-time.repository.ts';
import { isUnanswered } from '../offer-visibility.repository.ts';
import { type Span, widened, workSpan } from '../../availability/shoot-span.rules.ts';
import { type PlacedSpan, homeOf, travelTo } from '../../availability/travel/neighbours.ts';
import { travelSettings } from '../../availability/travel/travel.settings.ts';
import { availabilityStates, bookingStates, labelOf } from '../../reference/option-sets.ts';
import { appUser, booking, bookingAvailability, busyTime } from '../../schema.ts';
import { onKey } from '../../../platform/db/query.ts';

/** The columns of a booking that calendars show. */
export const shootColumns = {
  title: booking.title,
  date: booking.date,
  duration: booking.duration,
  arrivalAndSetupDate: booking.arrivalAndSetupDate,
  address: booking.address,
};

type Shoot = Pick<typeof booking.$inferSelect, keyof typeof shootColumns>;

/** Title, time and place of a shoot, including its set-up; undefined without a time. */
export function presentShoot({ title, address, ...times }: Shoot) {
  const span = workSpan(times);
  if (!span) return undefined;
  return {
    title,
    starts: span.from.toISOString(),
    ends: span.to.toISOString(),
    timezone: zoneOf({ address }),
    location: address?.formatted_address_short ?? '',
  };
}

/**
 * Offers of future shoots that were neither declined nor withdrawn, to all videographers or to these ids, as
 * a condition on `booking_availability` and `booking`.
 */
export function isOpenOffer(
  tenantId: string,
  now: Date,
  videographerIds?: string[],
): SQL | undefined {
  return and(
    eq(bookingAvailability.tenantId, tenantId),
    videographerIds && inArray(bookingAvailability.videographerId, videographerIds),
    or(isUnanswered(), eq(bookingAvailability.state, 'available')),
    eq(bookingAvailability.isBookingDeleted, false),
    gt(bookingAvailability.bookingDate, now),
    eq(booking.state, 'requested'),
  );
}

/** The videographers, their workspace and the span of the calendars. */
type Scope = { tenantId: string; videographerIds: string[]; during: Span; now: Date };

/** An entry of a user; `work` is the time and place of a shoot or an offer, and their home. */
type Entry = {
  userId: string | null;
  entry: CalendarEntry;
  work?: PlacedSpan & { home: Coordinates | null };
};

const home = { latitude: appUser.latitude, longitude: appUser.longitude };

type ShootRow = Pick<CalendarEntry, 'uuid' | 'state'> & {
  userId: string | null;
  shoot: Shoot;
  home: Parameters<typeof homeOf>[0];
};

/** The entry of a shoot or an offer; none without a time. */
function entriesOf(
  kind: CalendarEntry['kind'],
  { uuid, state, userId, shoot, home: from }: ShootRow,
  state_display: string,
): Entry[] {
  const [shown, span] = [presentShoot(shoot), workSpan(shoot)];
  if (!shown || !span) return [];
  const plain = { is_all_day: false, is_read_only: false, travel: null };
  return [
    {
      userId,
      entry: { kind, uuid, ...shown, ...plain, state, state_display },
      work: { ...span, place: shoot.address?.location ?? null, home: homeOf(from) },
    },
  ];
}

async function shootsOf(tx: Db, { tenantId, videographerIds, during }: Scope): Promise<Entry[]> {
  const rows = await tx
    .select({
      shoot: shootColumns,
      uuid: booking.id,
      state: booking.state,
      userId: booking.videographerId,
      home,
    })
    .from(booking)
    .innerJoin(appUser, onKey(appUser, booking.videographerId))
    .where(
      and(
        eq(booking.tenantId, tenantId),
        inArray(booking.videographerId, videographerIds),
        inArray(booking.state, takenStates),
        // Also the shoot from which they travel to the first one.
        mayTouch(booking.date, widened(during, travelSettings.longestMinutes)),
      ),
    );
  return rows.flatMap((row) => entriesOf('shoot', row, labelOf(bookingStates, row.state)));
}

async function offersOf(tx: Db, scope: Scope): Promise<Entry[]> {
  const { tenantId, videographerIds, during, now } = scope;
  const rows = await tx
    .select({
      shoot: shootColumns,
      uuid: bookingAvailability.id,
      state: bookingAvailability.state,
      userId: bookingAvailability.videographerId,
      home,
    })
    .from(bookingAvailability)
    .innerJoin(booking, onKey(booking, bookingAvailability.bookingId))
    .innerJoin(appUser, onKey(appUser, bookingAvailability.videographerId))
    .where(
      and(
        isOpenOffer(tenantId, now, videographerIds),
        mayTouch(bookingAvailability.bookingDate, during),
      ),
    );
  return rows.flatMap((row) => entriesOf('offer', row, labelOf(availabilityStates, row.state)));
}

async function busyTimesOf(tx: Db, { tenantId, videographerIds, during }: Scope): Promise<Entry[]> {
  const rows = await tx
    .select()
    .from(busyTime)
    .where(isBusyDuring(tenantId, during, videographerIds));
  return rows.map(({ userId, id, note, starts, ends, isAllDay, timezone, isFromCalendar }) => ({
    userId,
    entry: {
      kind: 'busy',
      uuid: id,
      title: note,
      starts: starts.toISOString(),
      ends: ends.toISOString(),
      is_all_day: isAllDay,
      is_read_only: isFromCalendar,
      timezone,
      location: '',
      travel: null,
      state: null,
      state_display: '',
    },
  }));
}

function byTime({ entry: a }: Entry, { entry: b }: Entry): number {
  const order = a.starts === b.starts ? a.uuid < b.uuid : a.starts < b.starts;
  return order ? -1 : 1;
}

/**
 * Shoots including their set-up, open offers and busy times that touch a span, by videographer and in
 * order of time. A busy time's title is its note, which only that videographer may see.
 */
export async function calendarsOf(tx: Db, scope: Scope): Promise<Map<string, CalendarEntry[]>> {
  if (scope.videographerIds.length === 0) return new Map();
  const entries = [
    ...(await shootsOf(tx, scope)),
    ...(await offersOf(tx, scope)),
    ...(await busyTimesOf(tx, scope)),
  ];
  const [from, to] = [scope.during.from.toISOString(), scope.during.to.toISOString()];
  const calendars = new Map(scope.videographerIds.map((id): [string, CalendarEntry[]] => [id, []]));
  const lastShoots = new Map<string, PlacedSpan>();
  for (const { userId, entry, work } of entries.sort(byTime)) {
    const who = userId ?? '';
    if (entry.starts < to && entry.ends > from) {
      const travel = work ? travelTo(work, lastShoots.get(who), work.home) : null;
      calendars.get(who)?.push({ ...entry, travel });
    }
    if (work && entry.kind === 'shoot') lastShoots.set(who, work);
  }
  return calendars;
}
