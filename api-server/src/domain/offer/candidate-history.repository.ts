import { and, eq, gte, inArray, isNull, sql } from 'drizzle-orm';
import type { BookingRow } from '../booking/booking.repository.ts';
import type { Db } from '../../platform/db/db.ts';
import { bookingAssignment, bookingAvailability, feedback } from '../schema.ts';
import type { Person } from '../../platform/session/viewer.ts';
import { type CandidateHistory, distanceBetween } from './candidate-score.rules.ts';
import { offerSettings } from './offer.settings.ts';

const day = 24 * 3_600_000;

/** Kilometres from a person's home to the shoot; undefined if either is unknown. */
export function distanceOf({ booking }: BookingRow, of: Person): number | undefined {
  const shoot = booking.address?.location;
  if (!shoot || of.latitude === null || of.longitude === null) return undefined;
  return distanceBetween({ lat: of.latitude, lng: of.longitude }, shoot);
}

/** The ratings, jobs and answers of these people, for the ranking. */
export async function historiesOf(
  tx: Db,
  row: BookingRow,
  people: Person[],
  now: Date,
): Promise<Map<string, CandidateHistory>> {
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
  // A withdrawn or still exclusive offer does not count as unanswered.
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
