import { zoneOf } from '@shootline/shared-api/rules';
import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core';
import type { Db } from '../../platform/db/db.ts';
import type { Viewer } from '../../platform/session/viewer.ts';
import { bookingRights } from '../booking/booking.rights.ts';
import { awaitsProject } from '../booking/hub-project.ts';
import { booking, client, stateLog, tenant } from '../schema.ts';
import type { ProjectRequest } from './hub-project.ts';

/** A statement has a limited number of values. */
const logsAtOnce = 1000;

/** What the hub is told of a booking; undefined where it waits for no project (any more). */
export async function findProjectRequest(
  tx: Db,
  tenantId: string,
  id: string,
): Promise<ProjectRequest | undefined> {
  const [row] = await tx
    .select({ booking, hubId: client.hubId, workspace: tenant.alias })
    .from(booking)
    .innerJoin(client, eq(client.id, booking.clientId))
    .innerJoin(tenant, eq(tenant.id, booking.tenantId))
    .where(and(eq(booking.tenantId, tenantId), eq(booking.id, id)));
  if (!row || !awaitsProject(row.booking)) return undefined;
  const { bookingUid, title, clientName, date } = row.booking;
  return {
    booking: id,
    workspace: row.workspace,
    number: bookingUid ?? '',
    title,
    client: { id: row.hubId, name: clientName },
    date: date?.toISOString() ?? null,
    timezone: zoneOf(row.booking),
  };
}

type Waiting = { tenantId: string; id: string };

async function note(tx: Db, { tenantId, id }: Waiting, set: PgUpdateSetSource<typeof booking>) {
  return tx
    .update(booking)
    .set(set)
    .where(
      and(
        eq(booking.tenantId, tenantId),
        eq(booking.id, id),
        eq(booking.hubProjectState, 'creating'),
        isNull(booking.hubProjectUrl),
      ),
    )
    .returning({ state: booking.state, version: booking.version });
}

/** Says on a booking that waits for its project why there is none yet; an open form stays valid. */
export async function noteProjectDelay(tx: Db, waiting: Waiting, why: string): Promise<void> {
  await note(tx, waiting, { hubProjectError: why });
}

type Noted = Pick<typeof booking.$inferSelect, 'state' | 'version'>;

function logOf({ tenantId, id }: Waiting, { state, version }: Noted, at: Date) {
  const fields = ['hub_project'];
  return { tenantId, bookingId: id, at, fromState: state, toState: state, version, fields };
}

/** Says on a booking that waits for its project that it gets none by itself, with a state log. */
export async function noteProjectFailure(tx: Db, waiting: Waiting, now: Date): Promise<void> {
  const unknown = 'Sorry, the project could not be created.';
  const hubProjectError = sql<string>`coalesce(${booking.hubProjectError}, ${unknown})`;
  const [failed] = await note(tx, waiting, { hubProjectState: 'failed', hubProjectError });
  if (!failed) return;
  await tx
    .insert(stateLog)
    .values({ ...logOf(waiting, failed, now), reason: 'hub project failed' });
}

/**
 * The bookings that were approved before there was a hub count as failed from now on, so that an admin
 * may have their projects made one by one; with a state log each.
 */
export async function noteMissedProjects(
  tx: Db,
  { tenantId, id: personId }: Viewer,
  now: Date,
): Promise<void> {
  const missed = await tx
    .update(booking)
    .set({
      hubProjectState: 'failed',
      hubProjectError: 'No hub was set up when the booking was approved.',
    })
    .where(
      and(
        eq(booking.tenantId, tenantId),
        inArray(booking.state, bookingRights.create_hub_project.from),
        eq(booking.hubProjectState, 'no_hub'),
        isNull(booking.hubProjectUrl),
      ),
    )
    .returning({ id: booking.id, state: booking.state, version: booking.version });
  const logs = missed.map(({ id, state, version }) => ({
    ...logOf({ tenantId, id }, { state, version }, now),
    reason: 'hub set up',
    personId,
  }));
  for (let from = 0; from < logs.length; from += logsAtOnce) {
    await tx.insert(stateLog).values(logs.slice(from, from + logsAtOnce));
  }
}
