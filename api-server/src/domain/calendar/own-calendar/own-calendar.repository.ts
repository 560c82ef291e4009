import { and, eq, inArray, sql } from '../../../platform/db/drizzle.ts';
import type { Db } from '../../../platform/db/db.ts';
import { inBatches, onKey } from '../../../platform/db/query.ts';
import { isTakingPart } from '../../../platform/session/access.ts';
import { booking, busyTime, ownCalendar, appUser } from '../../schema.ts';
import type { FoundEvent } from './calendar-events.worker.ts';
import type { CalendarParts, CalendarReading } from './read-calendar.ts';

export type OwnCalendarRow = typeof ownCalendar.$inferSelect;

const uuidPattern = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

type User = { tenantId: string; id: string };

const ofUser = ({ tenantId, id }: User) =>
  and(eq(ownCalendar.tenantId, tenantId), eq(ownCalendar.userId, id));

const readTimesOf = ({ tenantId, id }: User) =>
  and(eq(busyTime.tenantId, tenantId), eq(busyTime.userId, id), eq(busyTime.isFromCalendar, true));

/** A user's own calendar, or undefined. */
export async function findOwnCalendar(tx: Db, user: User): Promise<OwnCalendarRow | undefined> {
  const [row] = await tx.select().from(ownCalendar).where(ofUser(user));
  return row;
}

/** The own calendar of an active user, with their zone and address; undefined without one. */
export async function findCalendarToRead(tx: Db, user: User) {
  const [row] = await tx
    .select({ calendar: ownCalendar, appUser })
    .from(ownCalendar)
    .innerJoin(appUser, onKey(appUser, ownCalendar.userId))
    .where(ofUser(user));
  if (!row || !isTakingPart(row.appUser)) return undefined;
  return { ...row.calendar, zone: row.appUser.timezone, email: row.appUser.email };
}

/** Leaves out shoots of this workspace, which a videographer may keep in their own calendar. */
async function withoutShoots(tx: Db, tenantId: string, events: FoundEvent[]) {
  const ids = [...new Set(events.map(({ uid }) => uid).filter((uid) => uuidPattern.test(uid)))];
  if (ids.length === 0) return events;
  const shoots = await tx
    .select({ id: booking.id })
    .from(booking)
    .where(and(eq(booking.tenantId, tenantId), inArray(booking.id, ids)));
  const known = new Set(shoots.map(({ id }) => id));
  return events.filter(({ uid }) => !known.has(uid.toLowerCase()));
}

type Times = Pick<
  typeof busyTime.$inferSelect,
  'starts' | 'ends' | 'isAllDay' | 'timezone' | 'note'
>;

const keyOf = ({ starts, ends, isAllDay, timezone, note }: Times) =>
  JSON.stringify([starts.getTime(), ends.getTime(), isAllDay, timezone, note]);

/** Replaces the busy times that were read before; unchanged ones stay as they are. */
async function storeEvents(tx: Db, user: User, zone: string, events: FoundEvent[]): Promise<void> {
  const own = await withoutShoots(tx, user.tenantId, events);
  const next = new Map(
    own.map(({ starts, ends, isAllDay, title: note }) => {
      const row = {
        starts: new Date(starts),
        ends: new Date(ends),
        isAllDay,
        timezone: zone,
        note,
      };
      return [keyOf(row), row];
    }),
  );
  const gone: string[] = [];
  for (const row of await tx.select().from(busyTime).where(readTimesOf(user))) {
    if (!next.delete(keyOf(row))) gone.push(row.id);
  }
  if (gone.length > 0) {
    await tx.delete(busyTime).where(and(readTimesOf(user), inArray(busyTime.id, gone)));
  }
  const { tenantId, id: userId } = user;
  const added = [...next.values()].map((row) => ({
    ...row,
    tenantId,
    userId,
    isFromCalendar: true,
  }));
  for (const some of inBatches(added)) await tx.insert(busyTime).values(some);
}

const success = ({ name, unread }: CalendarParts, now: Date) => ({
  ...{ name, unread, lastRead: now },
  failure: null,
  failures: 0,
});

/** Stores the address of a user's own calendar, replacing another, and what was read there. */
export async function storeOwnCalendar(
  tx: Db,
  user: User,
  of: { address: string; host: string; zone: string } & CalendarParts,
  now: Date,
): Promise<OwnCalendarRow> {
  const { address, host, zone, events } = of;
  const values = { address, host, created: now, ...success(of, now) };
  const [row] = await tx
    .insert(ownCalendar)
    .values({ tenantId: user.tenantId, userId: user.id, ...values })
    .onConflictDoUpdate({ target: [ownCalendar.tenantId, ownCalendar.userId], set: values })
    .returning();
  if (!row) throw new Error('The own calendar was not stored.');
  await storeEvents(tx, user, zone, events);
  return row;
}

/** Stores a reading, unless the calendar has been replaced or removed since; after a failure, earlier events stay. */
export async function storeReading(
  tx: Db,
  user: User,
  { address, zone }: { address: string; zone: string },
  reading: CalendarReading,
  now: Date,
): Promise<OwnCalendarRow | undefined> {
  const set =
    'failure' in reading
      ? { failure: reading.failure, failures: sql`${ownCalendar.failures} + 1` }
      : success(reading, now);
  const [row] = await tx
    .update(ownCalendar)
    .set(set)
    .where(and(ofUser(user), eq(ownCalendar.address, address)))
    .returning();
  if (row && 'events' in reading) await storeEvents(tx, user, zone, reading.events);
  return row;
}

/** Ends the reading of a user's own calendar, with everything read; returns whether there was one. */
export async function removeOwnCalendar(tx: Db, user: User): Promise<boolean> {
  const removed = await tx.delete(ownCalendar).where(ofUser(user)).returning();
  await tx.delete(busyTime).where(readTimesOf(user));
  return removed.length > 0;
}
