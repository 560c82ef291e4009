import { roles } from '@shootline/shared-api/contract';
import { and, arrayContains, eq, gte, inArray, isNull, sql } from 'drizzle-orm';
import type { BookingRow } from '../booking/booking.repository.ts';
import type { Db } from '../db/client.ts';
import { bookingAssignment, bookingAvailability, feedback, person } from '../db/schema.ts';
import { labelOf, regions } from '../reference/option-sets.ts';
import type { Person } from '../session/viewer.ts';
import { findPeople } from '../user/user.repository.ts';
import { type Standing, distanceBetween, scoreOf } from './candidate.score.ts';
import { takenDuring } from './free-time.repository.ts';
import { offerSettings } from './offer.settings.ts';
import { widened, workSpan } from './shoot-span.ts';

const day = 24 * 3_600_000;

function distanceOf({ booking }: BookingRow, of: Person): number | undefined {
  const shoot = booking.address?.location;
  if (!shoot || of.latitude === null || of.longitude === null) return undefined;
  return distanceBetween({ lat: of.latitude, lng: of.longitude }, shoot);
}

async function busyAround(tx: Db, { booking }: BookingRow, ids?: string[]): Promise<Set<string>> {
  const span = workSpan(booking);
  if (!span) return new Set();
  const around = widened(span, offerSettings.gapMinutes);
  return new Set((await takenDuring(tx, booking.tenantId, around, booking.id, ids)).keys());
}

async function standingsOf(
  tx: Db,
  row: BookingRow,
  people: Person[],
  now: Date,
): Promise<Map<string, Standing>> {
  const ids = people.map(({ id }) => id);
  const { tenantId } = row.booking;
  const since = (days: number) => new Date(now.getTime() - days * day);
  const ratings = await tx
    .select({
      id: feedback.cameraOperatorId,
      sum: sql<number>`sum(${feedback.rating})::float8`,
      count: sql<number>`count(${feedback.rating})::int`,
    })
    .from(feedback)
    .where(
      and(
        eq(feedback.tenantId, tenantId),
        inArray(feedback.cameraOperatorId, ids),
        eq(feedback.received, true),
      ),
    )
    .groupBy(feedback.cameraOperatorId);
  const jobs = await tx
    .select({ id: bookingAssignment.cameraOperatorId, count: sql<number>`count(*)::int` })
    .from(bookingAssignment)
    .where(
      and(
        eq(bookingAssignment.tenantId, tenantId),
        inArray(bookingAssignment.cameraOperatorId, ids),
        isNull(bookingAssignment.released),
        gte(bookingAssignment.assigned, since(offerSettings.jobs.days)),
      ),
    )
    .groupBy(bookingAssignment.cameraOperatorId);
  const isAnswered = sql`${bookingAvailability.answered} is not null`;
  // One that is called back or still exclusive was not left without an answer.
  const isLapsed = sql`${bookingAvailability.state} = 'unknown' and ${bookingAvailability.exclusiveUntil} <= ${now.toISOString()}::timestamptz`;
  const answers = await tx
    .select({
      id: bookingAvailability.cameraOperatorId,
      asked: sql<number>`count(*) filter (where ${isAnswered} or ${isLapsed})::int`,
      answered: sql<number>`count(*) filter (where ${isAnswered})::int`,
    })
    .from(bookingAvailability)
    .where(
      and(
        eq(bookingAvailability.tenantId, tenantId),
        inArray(bookingAvailability.cameraOperatorId, ids),
        gte(bookingAvailability.sent, since(offerSettings.answered.days)),
      ),
    )
    .groupBy(bookingAvailability.cameraOperatorId);
  const rated = new Map(ratings.map((one) => [one.id, one]));
  const employed = new Map(jobs.map((one) => [one.id, one.count]));
  const answering = new Map(answers.map((one) => [one.id, one]));
  return new Map(
    people.map((one) => [
      one.id,
      {
        ratingSum: rated.get(one.id)?.sum ?? 0,
        ratingCount: rated.get(one.id)?.count ?? 0,
        jobs: employed.get(one.id) ?? 0,
        asked: answering.get(one.id)?.asked ?? 0,
        answered: answering.get(one.id)?.answered ?? 0,
        distance: distanceOf(row, one),
      },
    ]),
  );
}

/** Without a region of the list, those who live near the shoot serve it. */
function isNear(row: BookingRow, of: Person): boolean {
  if (row.booking.region !== null) return true;
  return (distanceOf(row, of) ?? Infinity) <= offerSettings.distance.far;
}

/**
 * The videographers who may be asked to film a booking, best first (decisions §4); of the same
 * score the lower uuid. Who has declined it is among them.
 */
export async function rankedCandidates(tx: Db, row: BookingRow, now: Date): Promise<Person[]> {
  const { tenantId, region } = row.booking;
  const people = await tx
    .select()
    .from(person)
    .where(
      and(
        eq(person.tenantId, tenantId),
        eq(person.isActive, true),
        eq(person.role, roles.camera_operator),
        region === null ? undefined : arrayContains(person.locations, [region]),
      ),
    );
  const busy = await busyAround(tx, row);
  const free = people.filter((one) => !busy.has(one.id) && isNear(row, one));
  if (free.length === 0) return [];
  const standings = await standingsOf(tx, row, free, now);
  const scored = free.map((one) => {
    const standing = standings.get(one.id);
    return { one, score: standing ? scoreOf(standing) : 0 };
  });
  return scored
    .sort((a, b) => b.score - a.score || (a.one.id < b.one.id ? -1 : 1))
    .map(({ one }) => one);
}

/**
 * Why people cannot be asked to film a booking now, as the end of a sentence about them; who can is
 * not in it. Undefined people are no videographers of the workspace.
 */
export async function hindrancesOf(
  tx: Db,
  row: BookingRow,
  ids: string[],
): Promise<Map<string, { name: string | undefined; why: string }>> {
  const { tenantId, region } = row.booking;
  const people = await findPeople(tx, tenantId, ids);
  const busy = await busyAround(tx, row, ids);
  const found = new Map<string, { name: string | undefined; why: string }>();
  for (const id of ids) {
    const one = people.get(id);
    const why = () => {
      if (!one || one.role !== roles.camera_operator) return 'is no videographer';
      if (!one.isActive) return 'is not active any more';
      if (region !== null && !one.locations.includes(region)) {
        return `does not serve ${labelOf(regions, region)}`;
      }
      if (busy.has(id)) return 'films elsewhere around that time';
      return undefined;
    };
    const reason = why();
    if (reason !== undefined) found.set(id, { name: one?.fullName, why: reason });
  }
  return found;
}
