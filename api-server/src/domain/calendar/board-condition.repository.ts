import type { operations } from '@shootline/shared-api/contract';
import { zoneOf } from '@shootline/shared-api/rules';
import { type SQL, and, eq, inArray, isNotNull, not, or, sql } from '../../platform/db/drizzle.ts';
import type { Db } from '../../platform/db/db.ts';
import { onKey } from '../../platform/db/query.ts';
import { isBusyDuring } from '../availability/busy-time.repository.ts';
import { mayTouch, shootsDuring, takenStates } from '../availability/free-time.repository.ts';
import type { Span } from '../availability/shoot-span.rules.ts';
import { daysOfWork } from '../availability/working-hours.repository.ts';
import { isOpenOffer } from '../offer/staffing/calendar-entry.repository.ts';
import { appUser, booking, bookingAvailability, busyTime } from '../schema.ts';
import { daysFrom, isOnDay, spanInAllZones } from './calendar-span.rules.ts';

type BoardFilter = Omit<operations['getStaffingBoard']['parameters']['query'], 'from'>;

/** Days YYYY-MM-DD, and a span that contains them in every zone. */
export type Period = { days: string[]; during: Span; now: Date };

/** Whether a time is on one of these days in its own zone; `Period.during` alone is wider. */
function isOnDays(starts: SQL, ends: SQL, zone: SQL, { days }: Period): SQL {
  const [first = '', last = first] = [days[0], days.at(-1)];
  return sql`((${starts}) at time zone ${zone})::date <= ${last}::date
    and ((${ends} - interval '1 microsecond') at time zone ${zone})::date >= ${first}::date`;
}

/**
 * Condition on `app_user` for videographers with a shoot, an open offer or a busy time on some days. With a
 * client or a state, only their shoots and offers count.
 */
function hasEntry(
  tx: Db,
  tenantId: string,
  { client, state }: BoardFilter,
  period: Period,
): SQL | undefined {
  const { during, now } = period;
  const isMeant = and(
    client === undefined ? undefined : eq(booking.clientId, client),
    state === undefined ? undefined : eq(booking.state, state),
  );
  const isThen = isOnDays(
    sql`least(${booking.date}, ${booking.arrivalAndSetupDate})`,
    sql`${booking.date} + ${booking.duration} * interval '1 hour'`,
    sql`coalesce(${booking.address}->>'timezone', ${zoneOf({})})`,
    period,
  );
  const shoots = tx
    .select({ id: booking.videographerId })
    .from(booking)
    .where(
      and(
        eq(booking.tenantId, tenantId),
        isNotNull(booking.videographerId),
        inArray(booking.state, takenStates),
        mayTouch(booking.date, during),
        isMeant,
        isThen,
      ),
    );
  const offers = tx
    .select({ id: bookingAvailability.videographerId })
    .from(bookingAvailability)
    .innerJoin(booking, onKey(booking, bookingAvailability.bookingId))
    .where(
      and(
        isOpenOffer(tenantId, now),
        mayTouch(bookingAvailability.bookingDate, during),
        isMeant,
        isThen,
      ),
    );
  const { starts, ends, timezone } = busyTime;
  const busy = tx
    .select({ id: busyTime.userId })
    .from(busyTime)
    .where(
      and(
        isBusyDuring(tenantId, during),
        isOnDays(sql`${starts}`, sql`${ends}`, sql`${timezone}`, period),
      ),
    );
  return or(
    inArray(appUser.id, shoots),
    inArray(appUser.id, offers),
    isMeant ? undefined : inArray(appUser.id, busy),
  );
}

/** Condition on `app_user` for videographers who work on a day DD-MM-YYYY and have no entry on it. */
async function isFreeOn(tx: Db, tenantId: string, text: string): Promise<SQL> {
  const days = daysFrom(text, 1, 'free_on');
  const [day = ''] = days;
  const during = spanInAllZones(days);
  const busyTimes = await tx
    .select({
      id: busyTime.userId,
      from: busyTime.starts,
      to: busyTime.ends,
      zone: busyTime.timezone,
    })
    .from(busyTime)
    .where(isBusyDuring(tenantId, during));
  const shoots = await shootsDuring(tx, tenantId, during);
  const taken = [
    ...busyTimes,
    ...[...shoots].flatMap(([id, all]) => all.map((shoot) => ({ ...shoot, id }))),
  ].filter(({ from, to, zone }) =>
    isOnDay({ starts: from.toISOString(), ends: to.toISOString(), timezone: zone }, day),
  );
  const ids = `{${taken.map(({ id }) => id).join()}}`;
  const workDays = await daysOfWork(tx, tenantId, during);
  return sql`not ${appUser.id} = any(${ids}::uuid[])
    and exists (${workDays} and part.day = ${day}::date)`;
}

/**
 * The conditions on `app_user` of the board's filters: `fits` for the shown videographers, and `others` for
 * the folded ones, if only those with an entry are shown.
 */
export async function boardConditions(
  tx: Db,
  tenantId: string,
  filter: BoardFilter,
  period: Period,
): Promise<{ fits: SQL | undefined; others: SQL | undefined }> {
  const { booking: picked, client, state, free_on, planned } = filter;
  const isFree = free_on === undefined ? undefined : await isFreeOn(tx, tenantId, free_on);
  const isFiltered = client !== undefined || state !== undefined;
  if (picked !== undefined || (planned === undefined && !isFiltered)) {
    return { fits: isFree, others: undefined };
  }
  const isPlanned = hasEntry(tx, tenantId, filter, period);
  const isIdle = isPlanned && not(isPlanned);
  return planned === false
    ? { fits: and(isFree, isIdle), others: undefined }
    : { fits: and(isFree, isPlanned), others: and(isFree, isIdle) };
}
