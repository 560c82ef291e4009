import { type Coordinates, type operations, roles } from '@shootline/shared-api/contract';
import {
  type SQL,
  and,
  arrayContains,
  asc,
  eq,
  gte,
  inArray,
  isNotNull,
  ne,
  or,
  sql,
} from 'drizzle-orm';
import { takenStates } from '../offer/free-time.repository.ts';
import type { Db } from '../../platform/db/db.ts';
import { contains, countCap, countRows, pageSize, toPage } from '../../platform/db/query.ts';
import { booking, client, feedback, person, tenant } from '../schema.ts';
import { tenantTransaction } from '../../platform/db/tenant-transaction.ts';
import type { Person, Viewer } from '../../platform/session/viewer.ts';

const nowhere = '00000000-0000-0000-0000-000000000000';

/**
 * Who may want to sign in, with the password's hash, and to which workspace; undefined where there is
 * no such user or no such workspace, at the same cost. Takes the connection itself, outside of any
 * tenant.
 */
export async function findAccount(
  db: Db,
  alias: string,
  email: string,
): Promise<{ tenantId: string | undefined; account: Viewer | undefined }> {
  const [workspace] = await db
    .select({ id: tenant.id })
    .from(tenant)
    .where(eq(tenant.alias, alias));
  const tenantId = workspace?.id ?? nowhere;
  const account = await tenantTransaction(
    db,
    tenantId,
    async (tx) => {
      const [found] = await tx
        .select({ person, clientName: client.name })
        .from(person)
        .leftJoin(client, eq(client.id, person.clientId))
        .where(and(eq(person.tenantId, tenantId), eq(person.email, email)));
      return found && { ...found.person, clientName: found.clientName };
    },
    { isRead: true },
  );
  return { tenantId: workspace?.id, account };
}

/** A user of the workspace, active or not; undefined when there is none. */
export async function findUser(tx: Db, tenantId: string, id: string): Promise<Viewer | undefined> {
  const [found] = await tx
    .select({ person, clientName: client.name })
    .from(person)
    .leftJoin(client, eq(client.id, person.clientId))
    .where(and(eq(person.tenantId, tenantId), eq(person.id, id)));
  return found && { ...found.person, clientName: found.clientName };
}

/** People of the workspace by id, active or not. */
export async function findPeople(
  tx: Db,
  tenantId: string,
  ids: string[],
): Promise<Map<string, Person>> {
  if (ids.length === 0) return new Map();
  const rows = await tx
    .select()
    .from(person)
    .where(and(eq(person.tenantId, tenantId), inArray(person.id, ids)));
  return new Map(rows.map((row) => [row.id, row]));
}

export type Residence = {
  formattedAddress: string;
  locality: string;
  state: string;
  location: Coordinates;
};

/** Keeps where a person lives, for distances and for what the videographers' cards say. */
export async function storeResidence(
  tx: Db,
  tenantId: string,
  id: string,
  { formattedAddress, locality, state, location }: Residence,
): Promise<void> {
  await tx
    .update(person)
    .set({
      address: { formatted_address: formattedAddress, location },
      locality,
      state,
      latitude: location.lat,
      longitude: location.lng,
    })
    .where(and(eq(person.tenantId, tenantId), eq(person.id, id)));
}

async function people(tx: Db, tenantId: string, ...conditions: (SQL | undefined)[]) {
  return tx
    .select()
    .from(person)
    .where(and(eq(person.tenantId, tenantId), eq(person.isActive, true), ...conditions))
    .orderBy(asc(person.fullName), asc(person.id));
}

const clientRoles = [
  roles.unapproved_client_user,
  roles.client_user,
  roles.client_team_admin,
  roles.client_owner,
];

/** Active people who may create bookings, by name: of one client, or of all with the admins. */
export async function listSubmitters(
  tx: Db,
  tenantId: string,
  clientId?: string,
): Promise<Person[]> {
  const ofClients = and(
    inArray(person.role, clientRoles),
    clientId === undefined ? isNotNull(person.clientId) : eq(person.clientId, clientId),
  );
  return people(
    tx,
    tenantId,
    clientId === undefined ? or(ofClients, eq(person.role, roles.admin)) : ofClients,
  );
}

/** Active editors, reviewers, finance users and admins by name. */
export async function listInternalUsers(tx: Db, tenantId: string): Promise<Person[]> {
  return people(tx, tenantId, gte(person.role, roles.editor));
}

/** Active people who manage the account of at least one client, by name. */
export async function listAccountManagers(tx: Db, tenantId: string): Promise<Person[]> {
  const managers = tx
    .select({ id: client.accountManagerId })
    .from(client)
    .where(and(eq(client.tenantId, tenantId), isNotNull(client.accountManagerId)));
  return people(tx, tenantId, inArray(person.id, managers));
}

export type CameraOperatorFilter = NonNullable<
  operations['listCameraOperators']['parameters']['query']
>;

/** Mean with one decimal and number of the ratings that videographers received. */
export async function ratingsOf(tx: Db, tenantId: string, operatorIds: string[]) {
  const rows = await tx
    .select({
      id: feedback.cameraOperatorId,
      rating: sql<number>`round(avg(${feedback.rating}), 1)::float8`,
      count: sql<number>`count(*)::int`,
    })
    .from(feedback)
    .where(
      and(
        eq(feedback.tenantId, tenantId),
        inArray(feedback.cameraOperatorId, operatorIds),
        eq(feedback.received, true),
      ),
    )
    .groupBy(feedback.cameraOperatorId);
  return new Map(rows.map(({ id, rating, count }) => [id, { rating, count }]));
}

const dayMs = 86_400_000;
const daysAhead = 7;

/** Whether a videographer of a query has time, by their assigned shoots of the coming days. */
function isAvailable(
  wanted: NonNullable<CameraOperatorFilter['availability']>,
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
  switch (wanted) {
    case 'available_now':
      return sql`not ${isTaken}`;
    case 'available_later':
      return and(isTaken, sql`not ${isTakenDaily}`);
    case 'not_available':
      return and(isTaken, isTakenDaily);
  }
}

/** One page of active videographers by name, with their bookings and ratings (S2 §2). */
export async function listCameraOperators(
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
  const found = await tx
    .select()
    .from(person)
    .where(where)
    .orderBy(asc(person.fullName), asc(person.id))
    .limit(pageSize + 1)
    .offset(offset);
  const page = await toPage(found, offset, () => {
    const capped = tx.select({ id: person.id }).from(person).where(where).limit(countCap);
    return countRows(tx, capped.as('capped'));
  });
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
  const ratings = await ratingsOf(tx, tenantId, ids);
  return {
    ...page,
    rows: page.rows.map((operator) => ({
      operator,
      bookingsCount: countOf.get(operator.id) ?? 0,
      rating: ratings.get(operator.id) ?? null,
    })),
  };
}
