import { type operations, roles } from '@shootline/shared-api/contract';
import {
  type SQL,
  and,
  arrayContains,
  asc,
  eq,
  inArray,
  ne,
  sql,
} from '../../../platform/db/drizzle.ts';
import type { Db } from '../../../platform/db/db.ts';
import {
  containsWords,
  countCap,
  countRows,
  type FilterConditions,
  matchingAll,
  pageSize,
  toPage,
} from '../../../platform/db/query.ts';
import { isBusyDuring } from '../../availability/busy-time.repository.ts';
import { takenStates } from '../../availability/free-time.repository.ts';
import { daysOfWork } from '../../availability/working-hours.repository.ts';
import { booking, busyTime, appUser } from '../../schema.ts';
import { takesPart } from '../../../platform/session/access.ts';

export type VideographerFilter = NonNullable<
  operations['listCameraOperators']['parameters']['query']
>;

const dayMs = 86_400_000;
const daysAhead = 7;

const daysAfter = (now: Date, days: number) => new Date(now.getTime() + days * dayMs);

const instantText = (at: Date) => sql`${at.toISOString()}::timestamptz`;

/** Days of a videographer's assigned shoots in the coming days, in the zones of the shoots. */
function shootDays(tenantId: string, now: Date, days: number): SQL {
  return sql`select ${booking.day} as day from ${booking}
    where ${booking.tenantId} = ${tenantId} and ${booking.videographerId} = ${appUser.id}
      and ${inArray(booking.state, takenStates)}
      and ${booking.date} < ${instantText(daysAfter(now, days))}
      and ${booking.date} > ${instantText(daysAfter(now, -1))}
      and ${booking.date} + ${booking.duration} * interval '1 hour' > ${instantText(now)}`;
}

/** Days that a videographer's busy times touch in the coming days, in the zones of the busy times. */
function busyDays(tenantId: string, now: Date, days: number): SQL {
  const coming = { from: now, to: daysAfter(now, days) };
  const { starts, ends, timezone } = busyTime;
  return sql`select generate_series(
      (greatest(${starts}, ${instantText(coming.from)}) at time zone ${timezone})::date,
      ((least(${ends}, ${instantText(coming.to)}) - interval '1 microsecond')
        at time zone ${timezone})::date, interval '1 day')::date as day from ${busyTime}
    where ${and(isBusyDuring(tenantId, coming), eq(busyTime.userId, appUser.id))}`;
}

/** Condition for a videographer's availability, from working hours, shoots and busy times. */
async function isAvailable(
  tx: Db,
  when: NonNullable<VideographerFilter['availability']>,
  tenantId: string,
  now: Date,
): Promise<SQL | undefined> {
  const taken = (days: number) =>
    sql`(${shootDays(tenantId, now, days)} union all ${busyDays(tenantId, now, days)})`;
  const workDays = (days: number) =>
    daysOfWork(tx, tenantId, { from: now, to: daysAfter(now, days) }, daysAhead);
  const isFreeNow = sql`(exists (${await workDays(1)}) and not exists ${taken(1)})`;
  const isFreeLater = sql`exists (${await workDays(daysAhead)}
    except select day from ${taken(daysAhead)} taken)`;
  switch (when) {
    case 'available_now':
      return isFreeNow;
    case 'available_later':
      return and(sql`not ${isFreeNow}`, isFreeLater);
    case 'not_available':
      return and(sql`not ${isFreeNow}`, sql`not ${isFreeLater}`);
  }
}

const conditions: FilterConditions<
  Omit<VideographerFilter, 'availability' | 'offset' | 'limit'>,
  [tx: Db, tenantId: string]
> = {
  name: (name) => containsWords(appUser.nameSearch, name),
  location: (location) => arrayContains(appUser.locations, [location]),
  region: (region) => eq(appUser.region, region),
  billing_region: (region) => eq(appUser.billingRegion, region),
  client: (id, tx, tenantId) =>
    inArray(
      appUser.id,
      tx
        .select({ id: booking.videographerId })
        .from(booking)
        .where(and(eq(booking.tenantId, tenantId), eq(booking.clientId, id))),
    ),
};

/** The number of active videographers that match a filter and a condition, up to 10,001. */
export function countVideographers(
  tx: Db,
  tenantId: string,
  filter: VideographerFilter,
  also?: SQL,
): Promise<number> {
  const where = and(isVideographer(tenantId), matchingAll(conditions, filter, tx, tenantId), also);
  const capped = tx.select({ id: appUser.id }).from(appUser).where(where).limit(countCap);
  return countRows(tx, capped.as('capped'));
}

const isVideographer = (tenantId: string) =>
  and(eq(appUser.tenantId, tenantId), takesPart, eq(appUser.role, roles.camera_operator));

/** One page of active videographers that match a filter and a condition, by name. */
export async function pageOfVideographers(
  tx: Db,
  tenantId: string,
  filter: VideographerFilter,
  now: Date,
  condition?: SQL,
) {
  const { availability, offset = 0, limit: size = pageSize } = filter;
  const also = and(condition, availability && (await isAvailable(tx, availability, tenantId, now)));
  const where = and(isVideographer(tenantId), matchingAll(conditions, filter, tx, tenantId), also);
  const videographers = await tx
    .select()
    .from(appUser)
    .where(where)
    .orderBy(asc(appUser.fullName), asc(appUser.id))
    .limit(size + 1)
    .offset(offset);
  const countAll = () => countVideographers(tx, tenantId, filter, also);
  return toPage(videographers, offset, countAll, size);
}

/** One page of `pageOfOperators` with each videographer's number of bookings. */
export async function listCameraOperators(
  tx: Db,
  tenantId: string,
  filter: VideographerFilter,
  now: Date,
) {
  const page = await pageOfVideographers(tx, tenantId, filter, now);
  const ids = page.rows.map(({ id }) => id);
  if (ids.length === 0) return { ...page, rows: [] };
  const counts = await tx
    .select({ id: booking.videographerId, count: sql<number>`count(*)::int` })
    .from(booking)
    .where(
      and(
        eq(booking.tenantId, tenantId),
        inArray(booking.videographerId, ids),
        ne(booking.state, 'deleted'),
      ),
    )
    .groupBy(booking.videographerId);
  const countOf = new Map(counts.map(({ id, count }) => [id, count]));
  return {
    ...page,
    rows: page.rows.map((videographer) => ({
      videographer,
      bookingsCount: countOf.get(videographer.id) ?? 0,
    })),
  };
}
