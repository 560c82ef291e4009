import { type operations, roles } from '@shootline/shared-api/contract';
import { type SQL, and, arrayContains, asc, eq, inArray, ne, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';
import { contains, countCap, countRows, pageSize, toPage } from '../../platform/db/query.ts';
import { takenStates } from '../offer/free-time.repository.ts';
import { booking, person } from '../schema.ts';

export type CameraOperatorFilter = NonNullable<
  operations['listCameraOperators']['parameters']['query']
>;

const dayMs = 86_400_000;
const daysAhead = 7;

/** Whether a videographer is available, by their assigned shoots in the coming days. */
function isAvailable(
  when: NonNullable<CameraOperatorFilter['availability']>,
  now: Date,
): SQL | undefined {
  const until = (days: number) =>
    sql`${new Date(now.getTime() + days * dayMs).toISOString()}::timestamptz`;
  const shoots = (what: SQL, days: number) => sql`(select ${what} from ${booking}
    where ${booking.tenantId} = ${person.tenantId} and ${booking.cameraOperatorId} = ${person.id}
      and ${inArray(booking.state, takenStates)} and ${booking.date} < ${until(days)}
      and ${booking.date} > ${until(-1)}
      and ${booking.date} + ${booking.duration} * interval '1 hour' > ${until(0)})`;
  const isTaken = sql`${shoots(sql`count(*)`, 1)} > 0`;
  const isTakenDaily = sql`${shoots(sql`count(distinct ${booking.day})`, daysAhead)} >= ${daysAhead}`;
  switch (when) {
    case 'available_now':
      return sql`not ${isTaken}`;
    case 'available_later':
      return and(isTaken, sql`not ${isTakenDaily}`);
    case 'not_available':
      return and(isTaken, isTakenDaily);
  }
}

/** One page of active videographers by name (S2 §2). */
export async function pageOfOperators(
  tx: Db,
  tenantId: string,
  filter: CameraOperatorFilter,
  now: Date,
) {
  const offset = filter.offset ?? 0;
  const where = and(
    eq(person.tenantId, tenantId),
    eq(person.isActive, true),
    eq(person.role, roles.camera_operator),
    filter.name === undefined ? undefined : contains(person.fullName, filter.name),
    filter.location === undefined ? undefined : arrayContains(person.locations, [filter.location]),
    filter.region === undefined ? undefined : eq(person.region, filter.region),
    filter.billing_region === undefined
      ? undefined
      : eq(person.billingRegion, filter.billing_region),
    filter.availability === undefined ? undefined : isAvailable(filter.availability, now),
    filter.client === undefined
      ? undefined
      : inArray(
          person.id,
          tx
            .select({ id: booking.cameraOperatorId })
            .from(booking)
            .where(and(eq(booking.tenantId, tenantId), eq(booking.clientId, filter.client))),
        ),
  );
  const operators = await tx
    .select()
    .from(person)
    .where(where)
    .orderBy(asc(person.fullName), asc(person.id))
    .limit(pageSize + 1)
    .offset(offset);
  return toPage(operators, offset, () => {
    const capped = tx.select({ id: person.id }).from(person).where(where).limit(countCap);
    return countRows(tx, capped.as('capped'));
  });
}

/** The same with how many bookings they have. */
export async function listCameraOperators(
  tx: Db,
  tenantId: string,
  filter: CameraOperatorFilter,
  now: Date,
) {
  const page = await pageOfOperators(tx, tenantId, filter, now);
  const ids = page.rows.map(({ id }) => id);
  if (ids.length === 0) return { ...page, rows: [] };
  const counts = await tx
    .select({ id: booking.cameraOperatorId, count: sql<number>`count(*)::int` })
    .from(booking)
    .where(
      and(
        eq(booking.tenantId, tenantId),
        inArray(booking.cameraOperatorId, ids),
        ne(booking.state, 'deleted'),
      ),
    )
    .groupBy(booking.cameraOperatorId);
  const countOf = new Map(counts.map(({ id, count }) => [id, count]));
  return {
    ...page,
    rows: page.rows.map((operator) => ({
      operator,
      bookingsCount: countOf.get(operator.id) ?? 0,
    })),
  };
}
